package org.zenorb.idl.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;

/** What the READMEs show is what the build of a small project uses; no parameter is forgotten. */
class ReadmeTest {

    /** Given by Maven, not by users. */
    private static final Set<String> INNER = Set.of("project", "execution", "buildDirectory");

    @ParameterizedTest
    @CsvSource({
        "README.md, essential/minimal",
        "../../README.md, essential/minimal",
        "README.md, more/several-trees"
    })
    void shouldShowWhatIsBuilt(String readme, String project) throws IOException {
        String pom = Files.readString(Path.of("src/it", project, "pom.xml"));
        String used = find("<!-- begin readme -->\n(.*?)\n *<!-- end readme -->", pom);
        String name = project.substring(project.indexOf('/') + 1);
        String mark = Pattern.quote(name + "/pom.xml") + " -->\n";
        String shown =
                find(
                        "<!-- begin " + mark + "```xml\n(.*?)```\n<!-- end " + mark,
                        Files.readString(Path.of(readme)));
        assertEquals(
                used.replace("@project.version@", "VERSION").stripIndent().strip(),
                shown.replaceAll("(?<=<version>)[^<]*", "VERSION")
                        .replaceAll(" <!--.*?-->", "")
                        .strip());
    }

    @Test
    void shouldListEveryParameter() throws IOException {
        String descriptor = Files.readString(Path.of("target/classes/META-INF/maven/plugin.xml"));
        String readme = Files.readString(Path.of("README.md"));
        Matcher found = Pattern.compile("<parameter>\\s*<name>(\\w+)</name>").matcher(descriptor);
        Set<String> missing = new TreeSet<>();
        int count = 0;
        while (found.find()) {
            count++;
            if (!INNER.contains(found.group(1)) && !readme.contains("`" + found.group(1) + "`")) {
                missing.add(found.group(1));
            }
        }
        assertTrue(count > 20, "the descriptor has " + count + " parameters");
        assertEquals(Set.of(), missing);
    }

    /** Eclipse reads this from the plugin's jar; a goal that it does not name is not run there. */
    @Test
    void shouldTellEclipseToRunEveryGoal() throws Exception {
        Document mapping = xml("target/classes/META-INF/m2e/lifecycle-mapping-metadata.xml");
        Document descriptor = xml("target/classes/META-INF/maven/plugin.xml");
        XPath path = XPathFactory.newInstance().newXPath();
        String execution = "/lifecycleMappingMetadata/pluginExecutions/pluginExecution";
        String run = execution + "/action/execute/";
        assertEquals(Set.of("true"), texts(path, run + "runOnIncremental", mapping));
        assertEquals(Set.of("true"), texts(path, run + "runOnConfiguration", mapping));

        Set<String> goals = texts(path, "/plugin/mojos/mojo/goal", descriptor);
        goals.remove("help");
        assertEquals(Set.of("generate", "generate-test"), goals);
        assertEquals(goals, texts(path, execution + "/pluginExecutionFilter/goals/goal", mapping));
    }

    private static Document xml(String file) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file);
    }

    private static Set<String> texts(XPath path, String wanted, Document in) throws Exception {
        NodeList found = (NodeList) path.evaluate(wanted, in, XPathConstants.NODESET);
        Set<String> texts = new TreeSet<>();
        for (int i = 0; i < found.getLength(); i++) {
            texts.add(found.item(i).getTextContent());
        }
        return texts;
    }

    private static String find(String pattern, String text) {
        Matcher found = Pattern.compile(pattern, Pattern.DOTALL).matcher(text);
        assertTrue(found.find(), pattern);
        return found.group(1);
    }
}
