import { JANA, PORTABILITY } from "@takt/emulators/linkedin/testing/start-harness";
import { useHarness } from "@takt/emulators/linkedin/testing/use-harness";
import { expect, test } from "vitest";
import { captureLog } from "../testing/capture-log";
import { createLinkedInReader } from "./linkedin-reader";

const linkedin = useHarness({ app: PORTABILITY });
const HOUR_MS = 3_600_000;

const reader = () =>
  createLinkedInReader({
    apiUrl: linkedin.url,
    versions: ["202610"],
    log: captureLog().log,
    timeouts: { http: 2_000 },
  });
const caller = (token = linkedin.token) => ({ token, consumeQuota: () => Promise.resolve(true) });
const snapshot = (page = 0) => reader().readSnapshot(caller(), page);
const changes = async (startTime: number | null = null, start = 0, count = 50) => {
  const outcome = await reader().readChanges(caller(), { startTime, start, count });
  if (outcome.kind !== "read") throw new Error(outcome.kind);
  return outcome.value;
};

test("the copy is read page by page, and its end is told", async () => {
  const at = Date.now() - 100 * HOUR_MS;
  for (let n = 0; n < 101; n++)
    await linkedin.control.addPost(JANA, { text: `Post ${n} "yes"\n\n#tag`, at: at + n * 60_000 });
  const first = await snapshot();
  expect(first).toMatchObject({
    kind: "read",
    value: [
      { kind: "post", post: { report: { text: 'Post 100 "yes"\n\n#tag', visibility: null } } },
      ...Array.from({ length: 99 }, () => ({})),
    ],
  });
  expect(await snapshot(1)).toMatchObject({
    value: [
      {
        post: {
          report: { text: 'Post 0 "yes"\n\n#tag', publishedAt: new Date(Math.floor(at / 1000) * 1000) },
        },
      },
    ],
  });
  expect(await snapshot(2)).toEqual({ kind: "not_found" });
});

test("before LinkedIn has prepared the copy there is none", async () => {
  await linkedin.control.settings({ snapshotDelayMs: HOUR_MS });
  await linkedin.control.addPost(JANA, { text: "Post" });
  expect(await snapshot()).toEqual({ kind: "not_found" });
});

test("archiving is asked for where the consent did not begin it, once", async () => {
  await linkedin.control.reset();
  await linkedin.control.settings({ enrolsAtConsent: false });
  const token = await linkedin.signIn(JANA, undefined, PORTABILITY);
  expect(await reader().readSnapshot(caller(token), 0)).toEqual({ kind: "not_found" });
  await linkedin.control.addPost(JANA, { text: "Post" });
  for (let n = 0; n < 2; n++)
    expect(await reader().ensureArchiving(caller(token))).toEqual({ kind: "read", value: null });
  expect(await reader().readSnapshot(caller(token), 0)).toMatchObject({ kind: "read" });
  const posts = await linkedin.control.requests({ method: "POST", path: "^/rest/memberAuthorizations" });
  expect(posts).toHaveLength(1);
});

test("what was posted, edited and deleted is told in order; comments and reactions are not posts", async () => {
  const post = await linkedin.control.addPost(JANA, { text: "Before", visibility: "CONNECTIONS" });
  const gone = await linkedin.control.addPost(JANA, { text: "Gone" });
  await linkedin.control.editPost(post.urn, "After (edited) #tag");
  await linkedin.control.comment(post.urn, JANA, "A comment");
  await linkedin.control.react(post.urn, JANA);
  await linkedin.control.deletePost(gone.urn);
  const page = await changes();
  const edited = { text: "After (edited) #tag", visibility: "CONNECTIONS", contentType: "text" };
  const ofEdited = page.posts.filter(({ urns }) => urns[0] === post.urn);
  expect(ofEdited).toEqual([
    expect.objectContaining({ ...edited, editedAt: null }),
    expect.objectContaining({ ...edited, editedAt: expect.any(Date) as Date }),
  ]);
  expect(page.removals).toEqual([{ urn: gone.urn, removedAt: expect.any(Date) as Date }]);
  expect(page.count).toBe(6);
  // The last change comes again, as the time belongs to the answer.
  const again = await changes(page.processedAt);
  expect(again.count).toBeGreaterThanOrEqual(1);
  expect(again.processedAt).toBe(page.processedAt);
  expect(await changes(page.processedAt! + 1)).toEqual({
    posts: [],
    removals: [],
    count: 0,
    processedAt: null,
  });
});

test("changes come in pages, and only when LinkedIn has processed them", async () => {
  for (let n = 0; n < 3; n++) await linkedin.control.addPost(JANA, { text: `Post ${n}` });
  expect((await changes(null, 0, 2)).posts).toHaveLength(2);
  expect((await changes(null, 2, 2)).posts).toHaveLength(1);
  await linkedin.control.settings({ changeLogDelayMs: HOUR_MS });
  expect((await changes()).count).toBe(0);
});

test("a revoked token, a foreign product and a retired version are told apart", async () => {
  const own = await linkedin.signIn();
  expect(await reader().ensureArchiving(caller(own))).toEqual({ kind: "denied" });
  await linkedin.control.fault({ kind: "answer", status: 426, times: "always" });
  expect(await snapshot()).toMatchObject({ kind: "unavailable" });
  await linkedin.control.clearFaults();
  await linkedin.control.memberState(JANA, "expire", PORTABILITY);
  expect(await snapshot()).toEqual({ kind: "unauthorized", why: "expired" });
});
