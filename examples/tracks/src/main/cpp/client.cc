// A C++ client of the track service, on omniORB: what another company's ORB sees of the same server.
//     client REFERENCE|FILE [CALLS]

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "tracks.hh"

using namespace tracks;

// The observer: counts what it is told.
class Counter : public POA_tracks::Observer {
 public:
  void moved(const Track& now) override {
    omni_mutex_lock guard(lock_);
    count_++;
    last_ = CORBA::string_dup(now.known_as.callsign());
    changed_.signal();
  }
  bool wait_for(int count) {
    unsigned long s, ns;
    omni_thread::get_time(&s, &ns, 10);
    omni_mutex_lock guard(lock_);
    while (count_ < count) {
      if (changed_.timedwait(s, ns) == 0) return false;
    }
    return true;
  }
  std::string last() {
    omni_mutex_lock guard(lock_);
    return (const char*)last_;
  }

 private:
  omni_mutex lock_;
  omni_condition changed_{&lock_};
  CORBA::String_var last_;
  int count_ = 0;
};

static Track aircraft(CORBA::ULong id, double latitude, double longitude, const char* callsign) {
  Track track;
  track.id = id;
  track.at.latitude = latitude;
  track.at.longitude = longitude;
  track.at.altitude = 900;
  track.course.speed = 80;
  track.course.heading = 90;
  track.course.climb = -4;
  track.known_as.callsign(callsign);
  return track;
}

static void show_service(CORBA::ORB_ptr orb, Sector_ptr sector) {
  CORBA::Object_var object = orb->resolve_initial_references("RootPOA");
  PortableServer::POA_var poa = PortableServer::POA::_narrow(object);
  PortableServer::POAManager_var manager = poa->the_POAManager();
  manager->activate();

  const Area box = {50, 8, 51, 9};
  Counter* counter = new Counter;
  Observer_var observer = counter->_this();
  sector->watch(observer, box);
  sector->report(aircraft(901, 50.1, 8.6, "OMNI901"));
  if (!counter->wait_for(1)) throw std::runtime_error("the observer was never called");
  printf("  observer was told of %s\n", counter->last().c_str());
  sector->unwatch(observer);

  Picture_var picture = sector->within(box);
  printf("  %u tracks between 50N 8E and 51N 9E\n", (unsigned)picture->length());
  try {
    sector->within(Area{-90, -180, 90, 180});
    throw std::runtime_error("the whole world was not too large");
  } catch (const AreaTooLarge& e) {
    printf("  the whole world: AreaTooLarge, %.0f square degrees, limit %.0f\n", e.square_degrees,
           e.limit);
  }
  try {
    sector->predict(999999, 1);
    throw std::runtime_error("track 999999 exists");
  } catch (const UnknownTrack& e) {
    printf("  track 999999: UnknownTrack %u\n", (unsigned)e.id);
  }
}

static void measure(const char* name, Sector_ptr sector, int calls) {
  typedef std::chrono::steady_clock clock;
  std::vector<double> times(calls);
  for (int k = 0; k < calls; k++) {
    const clock::time_point start = clock::now();
    sector->predict(901, 60);
    times[k] = std::chrono::duration<double, std::micro>(clock::now() - start).count();
  }
  std::sort(times.begin(), times.end());
  printf("  %-10s %8d calls   round trip in µs: median %.1f   99 %% %.1f   99.9 %% %.1f   most %.1f\n",
         name, calls, times[calls / 2], times[calls * 99LL / 100], times[calls * 999LL / 1000],
         times[calls - 1]);
}

int main(int argc, char** argv) {
  try {
    CORBA::ORB_var orb = CORBA::ORB_init(argc, argv);
    omniORB::setClientCallTimeout(10000);
    if (argc < 2) {
      fprintf(stderr, "usage: client REFERENCE|FILE [CALLS]\n");
      return 2;
    }
    std::string reference = argv[1];
    std::ifstream file(argv[1]);
    if (file) std::getline(file, reference);
    const int calls = std::max(1000, argc > 2 ? atoi(argv[2]) : 100000);
    CORBA::Object_var object = orb->string_to_object(reference.c_str());
    Centre_var centre = Centre::_narrow(object);
    if (CORBA::is_nil(centre)) throw std::runtime_error("the reference is no tracks::Centre");
    Sector_var approach = centre->approach(), en_route = centre->en_route();

    printf("omniORB %s, C++, calls the ZEN server\n", omniORB::versionString());
    show_service(orb, approach);
    en_route->report(aircraft(901, 48.1, 11.6, "OMNI901"));
    for (int tries = 0;; tries++) {  // the oneway may still be on its way
      try {
        en_route->predict(901, 0);
        break;
      } catch (const UnknownTrack&) {
        if (tries == 1000) throw;
      }
    }
    const Figures before = centre->measure();
    measure("approach", approach, calls / 2);
    measure("en route", en_route, calls / 2);
    const Figures after = centre->measure();
    printf("  the server allocated %.1f bytes a call\n",
           (double)(after.allocated_bytes - before.allocated_bytes) / (calls / 2 * 2));
    orb->destroy();
  } catch (const CORBA::SystemException& e) {
    fprintf(stderr, "client: %s minor %lu\n", e._name(), (unsigned long)e.minor());
    return 1;
  } catch (const CORBA::Exception& e) {
    fprintf(stderr, "client: %s\n", e._rep_id());
    return 1;
  } catch (const std::exception& e) {
    fprintf(stderr, "client: %s\n", e.what());
    return 1;
  }
  return 0;
}
