import type { TestDatabase } from "@takt/db/testing/test-database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getLedger } from "../harness/get-ledger";
import { startKillHarness, type KillHarness, type ScheduledPost, type Victim } from "./start-kill-harness";

const MINUTE_MS = 60_000;
/** Time for all kills of one scenario. */
export const KILLS_LIMIT_MS = 5 * MINUTE_MS;

type Scenario = {
  run: (harness: KillHarness, victim: Victim) => Promise<Map<string, ScheduledPost>>;
  /** The kill points, each of which has its own post. */
  names: readonly string[];
  /** The kill points after which nobody can know whether the post is on LinkedIn. */
  undecidable: Record<Victim, readonly string[]>;
};

/** Starts a product for the tests of a file and stops it after them; the function returns it to a test. */
export function useKillHarness(database: TestDatabase): () => KillHarness {
  let harness: KillHarness;
  beforeAll(async () => void (harness = await startKillHarness(database)), 4 * MINUTE_MS);
  afterAll(() => harness.close(), MINUTE_MS);
  return () => harness;
}

/** The tests of a scenario: each process is killed at each point, and then every post is as it must be. */
export function testKillScenario(harness: () => KillHarness, { run, names, undecidable }: Scenario): void {
  describe.each<Victim>(["web", "inngest"])("kill -9 of %s", (victim) => {
    let posts: Map<string, ScheduledPost>;
    beforeAll(async () => void (posts = await run(harness(), victim)), KILLS_LIMIT_MS);

    test.each(names)("the post of '%s' is published once or is honestly unconfirmed", async (name) => {
      const { db, stack } = harness();
      const { postId, memberSub } = posts.get(name)!;
      const post = await db.post.findUniqueOrThrow({ where: { id: postId } });
      const texts = (await getLedger(stack, memberSub)).map(({ published }) => published);
      const open = undecidable[victim].includes(name);
      const { status, reason, reasonDetail } = post;
      expect({ status, reason, reasonDetail }).toEqual({
        status: open ? "unconfirmed" : "published",
        reason: null,
        reasonDetail: null,
      });
      expect(texts).toEqual(open && texts.length === 0 ? [] : [post.content]);
    });
  });
}
