import { useTestDatabase } from "@takt/db/testing/test-database";
import fc from "fast-check";
import { expect, test } from "vitest";
import { commentedPost, readComment } from "../../testing/comment-fixtures";
import { fakeDeps } from "../../testing/fake-deps";
import type { CommentState } from "../model/first-comment";
import type { CommentOutcome } from "../ports/publisher";
import { enqueueComments } from "./enqueue-comments";
import { sendComments } from "./send-comments";
import { settleLostComments } from "./settle-lost-comments";

const database = useTestDatabase({ max: 12 });

/** LinkedIn's behavior at a call: whether it then has the comment, and its answer; `die`: the process ends. */
const FAULTS: Record<string, { there: boolean; answer: CommentOutcome | "die" }> = {
  created: { there: true, answer: { kind: "created", commentId: "1" } },
  refused: { there: false, answer: { kind: "refused" } },
  "not found": { there: false, answer: { kind: "post_not_found" } },
  throttled: { there: false, answer: { kind: "limited", until: new Date(0) } },
  "not sent": { there: false, answer: { kind: "not_sent" } },
  "silent, done": { there: true, answer: { kind: "unknown" } },
  "silent, not done": { there: false, answer: { kind: "unknown" } },
  "killed after it": { there: true, answer: "die" },
  "killed before it": { there: false, answer: "die" },
};
/** How many comments LinkedIn may have, by what the author is told. */
const POSSIBLE: Record<CommentState, number[]> = {
  waiting: [0],
  sending: [0, 1],
  published: [1],
  failed: [0],
  unconfirmed: [0, 1],
};
/** Steps of the world: runs that overlap, sweeps, and time that passes. */
const STEPS = ["run", "two runs", "sweep", "a minute", "a lease"] as const;

test("a post has at most one comment, however often, late and overlapping the jobs run, whatever LinkedIn does", async () => {
  const faults = fc.array(fc.constantFrom(...Object.keys(FAULTS)), { minLength: 1, maxLength: 8 });
  const steps = fc.array(fc.constantFrom(...STEPS), { minLength: 3, maxLength: 14 });
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(faults, steps, async (given, happening) => {
      const there = await play(given, happening);
      seen.add(`${there.count} ${there.state}`);
      expect(POSSIBLE[there.state]).toContain(there.count);
    }),
    { seed: 20_261_127, numRuns: 60 },
  );
  // The property is not empty: comments were published, and some are unknown.
  expect([...seen]).toEqual(expect.arrayContaining(["1 published"]));
});

async function play(given: readonly string[], happening: readonly (typeof STEPS)[number][]) {
  const { post } = await commentedPost(database.db);
  const faults = [...given];
  let count = 0;
  const deps = fakeDeps(database.db, {
    comment: () => {
      const { there, answer } = FAULTS[faults.shift() ?? "created"]!;
      if (there) count += 1;
      if (answer === "die") throw new Error("killed");
      return answer;
    },
  });
  const pass = (seconds: number) => database.db.$executeRaw`
    update post_comments set due_at = due_at - make_interval(secs => ${seconds}),
      attempted_at = attempted_at - make_interval(secs => ${seconds}),
      due_since = due_since - make_interval(secs => ${seconds})
    where post_id = ${post.id}::uuid`;
  const run = () => sendComments(deps, [post.id]).catch(onlyKilled);
  await enqueueComments(deps);
  await pass(5);
  for (const step of happening) {
    if (step === "run") await run();
    else if (step === "two runs") await Promise.all([run(), run()]);
    else if (step === "sweep") await Promise.all([settleLostComments(deps), enqueueComments(deps), run()]);
    else await pass(step === "a minute" ? 60 : 121);
  }
  return { count, state: (await readComment(database.db, post.id))!.state };
}

/** A killed run rejects; nothing else does. */
function onlyKilled(cause: unknown): void {
  if (!String(cause).includes("killed")) throw cause;
}
