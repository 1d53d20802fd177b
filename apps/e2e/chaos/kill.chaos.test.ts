import { useTestDatabase } from "@takt/db/testing/test-database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getLedger } from "../harness/get-ledger";
import { getComments } from "../harness/get-comments";
import { killInBatches } from "./kill-in-batches";
import { COMMENT_KILL_POINTS, killInComments, type CommentedPost } from "./kill-in-comments";
import { EDIT_KILL_POINTS, killInEdits, type EditedPost } from "./kill-in-edits";
import { SWEEP_KILL_POINTS, killInSweeps } from "./kill-in-sweeps";
import { LINKEDIN_KILL_POINTS, STEP_KILL_POINTS } from "./kill-points";
import { startKillHarness, type KillHarness, type ScheduledPost, type Victim } from "./start-kill-harness";

const MINUTE_MS = 60_000;

const SCENARIOS = [
  {
    what: "while a batch is under way",
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
  },
  {
    what: "in the sweeps and in a re-send",
    run: killInSweeps,
    names: SWEEP_KILL_POINTS,
    // A re-send is made once, so its outcome stays unknown if its answer was not read.
    undecidable: {
      web: ["re-send sent, never taken", "re-send taken, answer unread"],
      inngest: ["re-send sent, never taken"],
    },
  },
];

const database = useTestDatabase();
let harness: KillHarness;
beforeAll(async () => void (harness = await startKillHarness(database)), 4 * MINUTE_MS);
afterAll(() => harness.close(), MINUTE_MS);

describe.each(SCENARIOS)("$what", ({ run, names, undecidable }) => {
  describe.each<Victim>(["web", "inngest"])("kill -9 of %s", (victim) => {
    let posts: Map<string, ScheduledPost>;
    beforeAll(async () => void (posts = await run(harness, victim)), 5 * MINUTE_MS);

    test.each(names)("the post of '%s' is published once or is honestly unconfirmed", async (name) => {
      const { postId, memberSub } = posts.get(name)!;
      const post = await harness.db.post.findUniqueOrThrow({ where: { id: postId } });
      const texts = (await getLedger(harness.stack, memberSub)).map(({ published }) => published);
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
});

describe.each<Victim>(["web", "inngest"])("kill -9 of %s while first comments are under way", (victim) => {
  let posts: Map<string, CommentedPost>;
  beforeAll(async () => void (posts = await killInComments(harness, victim)), 5 * MINUTE_MS);

  test.each(COMMENT_KILL_POINTS)(
    "$name is published once or is honestly unconfirmed",
    async ({ name, drop }) => {
      const { postId, comment, token } = posts.get(name)!;
      const where = { id: postId };
      const post = await harness.db.post.findUniqueOrThrow({ where, include: { comment: true } });
      // The executor's death leaves a web process that reads the answer, if there is one.
      const isKnown = victim === "inngest" && !drop;
      expect(post.comment!.state).toBe(isKnown ? "published" : "unconfirmed");
      const texts = await getComments(harness.stack.linkedinUrl, token, post.linkedinUrn!);
      expect(texts).toEqual(drop ? [] : [comment]);
    },
  );
});

describe("kill -9 of web while edits on LinkedIn are under way", () => {
  let posts: Map<string, EditedPost>;
  beforeAll(async () => void (posts = await killInEdits(harness)), 5 * MINUTE_MS);

  test.each(EDIT_KILL_POINTS)(
    "$name stays open for its lease, and asking again then makes it one edited post",
    async ({ name }) => {
      const { postId, memberSub, text, editAgain, answer } = posts.get(name)!;
      const changes = () => harness.db.postChange.findMany({ where: { postId }, orderBy: { sentAt: "asc" } });
      expect(await changes()).toMatchObject([{ content: text, outcome: null }]);
      expect(answer).toEqual({ result: "refused", code: "post_change_pending" });
      expect(await editAgain()).toMatchObject({ result: "confirmed", value: { outcome: "done" } });
      expect((await getLedger(harness.stack, memberSub)).map(({ published }) => published)).toEqual([text]);
      expect(await harness.db.post.findUniqueOrThrow({ where: { id: postId } })).toMatchObject({
        status: "published",
        content: text,
      });
    },
  );
});
