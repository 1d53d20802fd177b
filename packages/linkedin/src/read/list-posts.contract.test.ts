import { personId } from "@takt/emulators/linkedin/apps/registered-apps";
import { COMMUNITY, JANA, postBody } from "@takt/emulators/linkedin/testing/start-harness";
import { useHarness } from "@takt/emulators/linkedin/testing/use-harness";
import { expect, test } from "vitest";
import { captureLog } from "../testing/capture-log";
import { createLinkedInReader } from "./linkedin-reader";

const linkedin = useHarness({ app: COMMUNITY });

const reader = (versions = ["202610", "202609"]) =>
  createLinkedInReader({
    apiUrl: linkedin.url,
    versions,
    log: captureLog().log,
    timeouts: { http: 2_000 },
  });
const unlimited = () => Promise.resolve(true);
const memberSub = personId({ clientId: COMMUNITY, isFirst: false }, JANA);
const list = (page = {}, token = linkedin.token, consumeQuota = unlimited) =>
  reader().listPosts({ token, consumeQuota }, { memberSub, start: 0, count: 100, ...page });

test("posts are listed newest first, with what readers see of them", async () => {
  const at = Date.now() - 86_400_000;
  const first = await linkedin.control.addPost(JANA, { text: "First (one) #tag", at });
  const second = await linkedin.control.addPost(JANA, {
    text: "Second",
    visibility: "CONNECTIONS",
    at: at + 5_000,
  });
  await linkedin.control.editPost(first.urn, "Edited (all) #tag");
  const base = { contentType: "text", content: {}, editedAt: null };
  expect(await list()).toEqual({
    kind: "read",
    value: [
      {
        urn: second.urn,
        report: {
          ...base,
          urns: [second.urn],
          text: "Second",
          visibility: "CONNECTIONS",
          publishedAt: new Date(at + 5_000),
        },
      },
      {
        urn: first.urn,
        report: {
          ...base,
          urns: [first.urn],
          text: "Edited (all) #tag",
          visibility: "PUBLIC",
          publishedAt: new Date(at),
          editedAt: expect.any(Date) as Date,
        },
      },
    ],
  });
  await linkedin.control.deletePost(second.urn);
  expect(await list()).toMatchObject({ value: [{ urn: first.urn }] });
});

test("the kind of each post is told, and a reshare is one", async () => {
  const own = await linkedin.signIn();
  const create = async (text: string, content: object) => {
    const answer = await linkedin.call(own, "POST", "/rest/posts", postBody(text, { content }));
    expect(answer.status).toBe(201);
  };
  await create("card", { article: { source: "https://example.com/a", title: "A" } });
  await create("poll", {
    poll: { question: "Which?", options: [{ text: "1" }, { text: "2" }], settings: { duration: "ONE_DAY" } },
  });
  const post = await linkedin.control.addPost(JANA, { text: "text" });
  await linkedin.control.reshare(post.urn, JANA, "again");
  const outcome = await list();
  const listed = outcome.kind === "read" ? outcome.value : [];
  expect(Object.fromEntries(listed.map(({ report }) => [report?.text, report?.contentType]))).toEqual({
    card: "article",
    poll: "poll",
    text: "text",
    again: "reshare",
  });
  expect(Object.fromEntries(listed.map(({ report }) => [report?.text, report?.content]))).toMatchObject({
    card: { linkSource: "https://example.com/a" },
    poll: { pollQuestion: "Which?" },
    text: {},
  });
});

test("a page has as many posts as it is asked for, and one after the end has none", async () => {
  const at = Date.now() - 86_400_000;
  for (let n = 0; n < 5; n++) await linkedin.control.addPost(JANA, { text: `Post ${n}`, at: at + n * 1000 });
  expect(await list({ start: 1, count: 3 })).toMatchObject({
    value: [{ report: { text: "Post 3" } }, { report: { text: "Post 2" } }, { report: { text: "Post 1" } }],
  });
  expect(await list({ start: 5 })).toEqual({ kind: "read", value: [] });
});

test("a post that is not published is named without a report", async () => {
  const { urn } = await linkedin.control.addPost(JANA, { text: "Later", at: Date.now() + 60_000 });
  expect(await list()).toEqual({ kind: "read", value: [{ urn, report: null }] });
});

test("without the closed scope nothing is listed", async () => {
  await linkedin.control.settings({ closedScopes: false });
  const token = await linkedin.signIn(JANA, "r_basicprofile", COMMUNITY);
  expect(await list({}, token)).toEqual({ kind: "denied" });
});

test("each refusal of LinkedIn's is told apart", async () => {
  expect(await list({}, linkedin.token, () => Promise.resolve(false))).toEqual({ kind: "quota_exhausted" });
  await linkedin.control.fault({ kind: "answer", status: 429, times: 1 });
  expect(await list()).toMatchObject({ kind: "limited", until: expect.any(Date) as Date });
  await linkedin.control.fault({ kind: "cut", times: "always" });
  expect(await list()).toMatchObject({ kind: "unavailable" });
  await linkedin.control.clearFaults();
  await linkedin.control.fault({ kind: "answer", status: 200, body: "<html>", times: 1 });
  expect(await list()).toMatchObject({ kind: "unavailable" });
  await linkedin.control.memberState(JANA, "revoke", COMMUNITY);
  expect(await list({}, linkedin.token)).toEqual({ kind: "unauthorized", why: "revoked" });
});

test("the calls of a day in the Development tier end with a pause, and each call was counted before", async () => {
  let calls = 0;
  const count = () => Promise.resolve((calls += 1) > 0);
  for (let n = 0; n < 100; n++) await list({ count: 1 }, linkedin.token, count);
  expect(calls).toBe(100);
  expect(await list({ count: 1 })).toMatchObject({ kind: "limited" });
});

test("a retired version is replaced by the next one", async () => {
  await linkedin.control.settings({ activeVersions: ["202609"] });
  expect(await list()).toMatchObject({ kind: "read" });
});
