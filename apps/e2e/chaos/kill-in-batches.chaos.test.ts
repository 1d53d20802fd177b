import { useTestDatabase } from "@takt/db/testing/test-database";
import { killInBatches } from "./kill-in-batches";
import { LINKEDIN_KILL_POINTS, STEP_KILL_POINTS } from "./kill-points";
import { testKillScenario, useKillHarness } from "./kill-scenario";

testKillScenario(useKillHarness(useTestDatabase()), {
  run: killInBatches,
  names: [...LINKEDIN_KILL_POINTS, ...STEP_KILL_POINTS].map(({ name }) => name),
  // A create with more than a text is never sent again, so it stays undecided if its answer was not read.
  undecidable: {
    web: [
      "picture: create sent, never taken",
      "picture: create taken, answer unread",
      "poll: create taken, answer unread",
      "link card: create taken, answer unread",
    ],
    // The web process is alive and reads the answer, if there is one.
    inngest: ["picture: create sent, never taken"],
  },
});
