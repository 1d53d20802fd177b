import { useTestDatabase } from "@takt/db/testing/test-database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ledgerOf } from "../harness/ledger";
import { killInBatches } from "./kill-in-batches";
import { IN_SWEEPS, killInSweeps } from "./kill-in-sweeps";
import { AT_LINKEDIN, BETWEEN_STEPS } from "./kill-points";
import { startKillWorld, type KillWorld, type Planted, type Victim } from "./kill-world";

const MINUTE = 60_000;

const SCENARIOS = [
  {
    what: "while a batch is under way",
    run: killInBatches,
    names: [...AT_LINKEDIN, ...BETWEEN_STEPS].map(({ name }) => name),
    // What may stay undecided: a create with media whose answer nobody read (it is never sent again).
    undecidable: {
      web: ["picture: create sent, never taken", "picture: create taken, answer unread"],
      // The web process lives and reads the answer, if there is one.
      inngest: ["picture: create sent, never taken"],
    },
  },
  {
    what: "in the sweeps and in a re-send",
    run: killInSweeps,
    names: IN_SWEEPS,
    // A re-send is made once: what became of it, nobody knows, if nobody read its answer.
    undecidable: {
      web: ["re-send sent, never taken", "re-send taken, answer unread"],
      inngest: ["re-send sent, never taken"],
    },
  },
];

const database = useTestDatabase();
let world: KillWorld;
beforeAll(async () => void (world = await startKillWorld(database)), 4 * MINUTE);
afterAll(() => world.close(), MINUTE);

describe.each(SCENARIOS)("$what", ({ run, names, undecidable }) => {
  describe.each<Victim>(["web", "inngest"])("kill -9 of %s", (victim) => {
    let planted: Map<string, Planted>;
    beforeAll(async () => void (planted = await run(world, victim)), 5 * MINUTE);

    test.each(names)("%s: once, or honestly unconfirmed", async (name) => {
      const { postId, memberSub } = planted.get(name)!;
      const post = await world.db.post.findUniqueOrThrow({ where: { id: postId } });
      const texts = (await ledgerOf(world.stack, memberSub)).map(({ published }) => published);
      const open = undecidable[victim].includes(name);
      expect(post.status).toBe(open ? "unconfirmed" : "published");
      expect(texts).toEqual(open && texts.length === 0 ? [] : [post.content]);
    });
  });
});
