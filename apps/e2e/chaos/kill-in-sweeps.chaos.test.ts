import { useTestDatabase } from "@takt/db/testing/test-database";
import { SWEEP_KILL_POINTS, killInSweeps } from "./kill-in-sweeps";
import { testKillScenario, useKillHarness } from "./kill-scenario";

testKillScenario(useKillHarness(useTestDatabase()), {
  run: killInSweeps,
  names: SWEEP_KILL_POINTS,
  // A re-send is made once, so its outcome stays unknown if its answer was not read.
  undecidable: {
    web: ["re-send sent, never taken", "re-send taken, answer unread"],
    inngest: ["re-send sent, never taken"],
  },
});
