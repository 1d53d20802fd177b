import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { fakeLinkedInReader } from "../testing/fake-linkedin-reader";
import { readyMedia } from "../testing/post-fixtures";
import { reportedAt } from "../testing/reported-post";
import { createUnnamed } from "../testing/unnamed-post";
import { TIMING } from "../posts/model/publish-timing";
import { settleLost } from "../posts/publishing/settle-lost";
import { advanceRun } from "./advance-run";
import { findLostPosts } from "./find-lost-posts";
import type { ReportedPost } from "./model/reported-post";

const database = useTestDatabase();

const COMMENTED: string[][] = [];
const ago = (ms: number) => Date.now() - ms;
const JUST_LOST = TIMING.lease + 5_000;

beforeEach(async () => {
  await database.db.post.deleteMany();
  COMMENTED.length = 0;
});

/** Takt's dependencies, with these posts on LinkedIn. */
function depsWith(posts: ReportedPost[] = []) {
  const linkedinReader = fakeLinkedInReader({
    posts: posts.map((report) => ({ urn: report.urns[0]!, report })),
    snapshot: [],
    changes: () => ({ posts: [], removals: [], count: 0, processedAt: null }),
  });
  const events = { due: () => {}, commentsDue: (ids: string[]) => void COMMENTED.push(ids) };
  return fakeDeps(database.db, { linkedinReader, events });
}

/** Creates a member who lets Takt read posts, and a post of theirs whose call was not answered. */
async function createLost(sentAt: number, overrides: Parameters<typeof createUnnamed>[2] = {}) {
  const made = await createUnnamed(database.db, sentAt, { status: "publishing", ...overrides });
  await createGrant(database.db, made.user, { product: "community" });
  return made;
}
const read = (id: string) => database.db.post.findUniqueOrThrow({ where: { id } });

/** One minute of the sweep, and of the jobs that it starts. */
async function sweep(deps: ReturnType<typeof depsWith>) {
  const { runs, pending } = await findLostPosts(deps);
  const { lost, resend } = await settleLost(deps, pending);
  for (const { runId } of runs) await advanceRun(deps, runId);
  return { runs: runs.length, pending, lost, resend };
}

test.each(["text", "image", "multi_image", "video", "document", "article", "poll"] as const)(
  "a lost post that is on LinkedIn is published before its author is asked: %s",
  async (contentType) => {
    const sentAt = ago(JUST_LOST);
    const { user, post } = await createLost(sentAt, {
      content: contentType === "text" || contentType === "article" ? "Same words" : "",
      firstComment: "More",
      ...(contentType === "article" && { linkSource: "https://example.com/a", linkTitle: "A" }),
      ...(contentType === "poll" && {
        pollQuestion: "Which?",
        pollOptions: ["1", "2"],
        pollDuration: "ONE_DAY" as const,
      }),
    });
    const kind = contentType === "multi_image" ? "image" : contentType;
    const media: string[] = [];
    if (kind === "image" || kind === "video" || kind === "document")
      for (let position = 0; position < (contentType === "multi_image" ? 2 : 1); position++)
        media.push((await readyMedia(database.db, user, { postId: post.id, kind, position })).urn);
    const report = reportedAt(sentAt + 900, {
      contentType,
      text: post.content,
      content: {
        ...(media.length > 0 && { media }),
        ...(contentType === "article" && { linkSource: "https://example.com/a" }),
        ...(contentType === "poll" && { pollQuestion: "Which?" }),
      },
    });
    const other = reportedAt(sentAt - 3_600_000, { text: "Another post" });
    const deps = depsWith([report, other]);
    expect(await sweep(deps)).toEqual({ runs: 1, pending: [post.id], lost: 0, resend: [] });
    expect(await read(post.id)).toMatchObject({
      status: "published",
      linkedinUrn: report.urns[0],
      publishedAt: post.attemptedAt,
    });
    expect(COMMENTED).toEqual([[post.id]]);
    expect(await sweep(deps)).toEqual({ runs: 0, pending: [], lost: 0, resend: [] });
  },
);

test("the author is asked about a post that was not found, and it is published when it is found later", async () => {
  const sentAt = ago(JUST_LOST);
  const { user, post } = await createLost(sentAt);
  await sweep(depsWith());
  expect(await sweep(depsWith())).toMatchObject({ runs: 0, lost: 1 });
  expect(await read(post.id)).toMatchObject({ status: "unconfirmed" });
  const deps = depsWith([reportedAt(sentAt + 60_000)]);
  const { id } = await database.db.syncRun.create({ data: { userId: user.id, source: "community_api" } });
  await advanceRun(deps, id);
  expect(await read(post.id)).toMatchObject({ status: "published" });
});

test("a text is looked for before it may be sent again, and sent again when the look has had its time", async () => {
  const { post } = await createLost(ago(JUST_LOST), { resolvable: true });
  expect(await sweep(depsWith())).toMatchObject({ pending: [post.id], resend: [] });
  const attemptedAt = new Date(ago(TIMING.pause + 1_000));
  await database.db.post.update({ where: { id: post.id }, data: { attemptedAt } });
  expect(await sweep(depsWith())).toMatchObject({ pending: [], resend: [post.id] });
});

test("guard lost-pending: a post that is being looked for is not asked about", async () => {
  const { post } = await createLost(ago(JUST_LOST));
  expect(await settleLost(depsWith(), [post.id])).toMatchObject({ lost: 0 });
});

test("guard resend-pending: a text that is being looked for is not sent again", async () => {
  const { post } = await createLost(ago(TIMING.pause + 5_000), { resolvable: true });
  expect(await settleLost(depsWith(), [post.id])).toMatchObject({ resend: [] });
});

test("guard look-lease: a post is not looked for while LinkedIn may still take it", async () => {
  await createLost(ago(TIMING.lease + 60_000), { resentAt: new Date(ago(TIMING.lease - 5_000)) });
  expect(await findLostPosts(depsWith())).toEqual({ runs: [], pending: [] });
});

test("guard look-hold: a look that does not end holds a post up for a while alone", async () => {
  await createLost(ago(TIMING.lease + TIMING.searchHold + 1_000));
  expect(await sweep(depsWith())).toMatchObject({ pending: [], lost: 1 });
});

test("a run that ended before the lease is no look, one that is under way is waited for", async () => {
  const { user, post } = await createLost(ago(JUST_LOST));
  const run = { userId: user.id, source: "community_api", createdAt: new Date(ago(JUST_LOST)) } as const;
  const { id } = await database.db.syncRun.create({ data: { ...run, status: "running" } });
  expect(await findLostPosts(depsWith())).toEqual({ runs: [], pending: [post.id] });
  await database.db.syncRun.update({ where: { id }, data: { status: "done" } });
  expect(await findLostPosts(depsWith())).toMatchObject({
    runs: [{ userId: user.id }],
    pending: [post.id],
  });
});

test.each([
  ["does not let Takt read posts", { scopes: ["r_basicprofile"] }, {}],
  ["has disconnected", { status: "none" as const }, {}],
  [
    "has used up what LinkedIn lets read",
    {},
    { status: "failed" as const, resumeAt: new Date(ago(-600_000)) },
  ],
])("nothing waits where the author %s", async (_name, grant, run) => {
  const { user } = await createUnnamed(
    database.db,
    ago(JUST_LOST),
    { status: "publishing" },
    await createUser(database.db),
  );
  await createGrant(database.db, user, { product: "community", ...grant });
  if ("resumeAt" in run)
    await database.db.syncRun.create({
      data: { userId: user.id, source: "community_api", createdAt: new Date(ago(3_600_000)), ...run },
    });
  expect(await sweep(depsWith())).toEqual({ runs: 0, pending: [], lost: 1, resend: [] });
});
