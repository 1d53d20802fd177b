import { COMMUNITY, JANA } from "@takt/emulators/linkedin/testing/start-harness";
import { useHarness } from "@takt/emulators/linkedin/testing/use-harness";
import { beforeEach, expect, test } from "vitest";
import { createLinkedInPublisher } from "./linkedin-publisher";
import { captureLog } from "./testing/capture-log";

const linkedin = useHarness({ app: COMMUNITY });
const TEXT = "More on this: https://example.com/a_(b)\n#tag \\ <ok>";

let urn: string;
let memberSub: string;
let token: string;

beforeEach(async () => {
  ({ urn } = await linkedin.control.addPost(JANA, { text: "A post" }));
  const issued = await linkedin.control.issueToken(JANA, undefined, COMMUNITY);
  token = issued.access_token;
  memberSub = issued.person;
});

const comment = (part: { urn?: string; text?: string; memberSub?: string } = {}, http = 5_000) =>
  createLinkedInPublisher({
    apiUrl: linkedin.url,
    wwwUrl: linkedin.url,
    versions: ["202610", "202609"],
    log: captureLog().log,
    timeouts: { http },
  }).createComment({ urn, memberSub, text: TEXT, ...part }, token);

/** The texts of the comments on LinkedIn, in order. */
async function texts(): Promise<string[]> {
  const path = `/rest/socialActions/${encodeURIComponent(urn)}/comments`;
  const answer = await linkedin.call(token, "GET", path);
  const { elements } = (await answer.json()) as { elements: { message: { text: string } }[] };
  return elements.map(({ message }) => message.text);
}

test("a comment is created exactly as it was typed, and its id is known", async () => {
  expect(await comment()).toMatchObject({
    kind: "created",
    status: 201,
    commentId: expect.stringMatching(/^\d+$/),
  });
  expect(await texts()).toEqual([TEXT]);
});

test("a post that LinkedIn does not know yet is not found, and commented a moment later", async () => {
  await linkedin.control.settings({ commentDelayMs: 10_000 });
  expect(await comment()).toMatchObject({ kind: "post_not_found", status: 404 });
  await linkedin.control.tick(10_000);
  expect(await comment()).toMatchObject({ kind: "created" });
  expect(await texts()).toEqual([TEXT]);
});

test("a token without the scope may not comment", async () => {
  token = (await linkedin.control.issueToken(JANA, "r_basicprofile", COMMUNITY)).access_token;
  expect(await comment()).toMatchObject({
    kind: "denied",
    status: 403,
    message: expect.stringContaining("partnerApiSocialActions.CREATE"),
  });
});

test("a comment as somebody else is denied", async () => {
  expect(await comment({ memberSub: "other" })).toMatchObject({ kind: "denied", status: 403 });
});

test("a text that LinkedIn does not take is refused with its words", async () => {
  expect(await comment({ text: "x".repeat(1_251) })).toMatchObject({
    kind: "refused",
    status: 400,
    message: expect.stringContaining("1250"),
  });
  expect(await texts()).toEqual([]);
});

test("a revoked token is unauthorized", async () => {
  await linkedin.control.memberState(JANA, "revoke");
  expect(await comment()).toMatchObject({ kind: "unauthorized", why: "revoked" });
});

test("a throttled comment is limited for a minute, and the limit of a day until midnight", async () => {
  const throttle = (message: string) =>
    linkedin.control.fault({
      kind: "answer",
      match: { path: "^/rest/socialActions/" },
      status: 429,
      body: { status: 429, serviceErrorCode: 101, code: "TOO_MANY_REQUESTS", message },
    });
  await throttle("Comment create throttled");
  const soon = await comment();
  expect(soon).toMatchObject({ kind: "limited", message: "Comment create throttled" });
  expect(Number((soon as { until: Date }).until) - Date.now()).toBeLessThan(91_000);
  await throttle("Resource level throttle MEMBER DAY limit for calls to this resource is reached.");
  const tomorrow = await comment();
  expect((tomorrow as { until: Date }).until.getUTCHours()).toBe(0);
  expect(await texts()).toEqual([]);
});

test("a retired version is replaced by the next one, and without one nothing is sent", async () => {
  await linkedin.control.settings({ activeVersions: ["202609"] });
  expect(await comment()).toMatchObject({ kind: "created" });
  await linkedin.control.settings({ activeVersions: [] });
  expect(await comment()).toMatchObject({ kind: "not_sent", why: "version_retired", status: 426 });
});

test.each([
  ["cut after the commit", { kind: "cut", commit: true }, 1],
  ["cut before it", { kind: "cut" }, 0],
  ["no answer after the commit", { kind: "hang", commit: true }, 1],
  ["504 after the commit", { kind: "answer", status: 504, commit: true }, 1],
  ["500 before it", { kind: "answer", status: 500 }, 0],
] as const)("the outcome is unknown, and the call is not repeated: %s", async (_name, fault, there) => {
  await linkedin.control.fault({ ...fault, match: { path: "^/rest/socialActions/", method: "POST" } });
  expect(await comment({}, 500)).toMatchObject({ kind: "unknown" });
  expect(await texts()).toHaveLength(there);
  const calls = await linkedin.control.requests({ path: "^/rest/socialActions/" });
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("a conflict created nothing", async () => {
  await linkedin.control.fault({ kind: "answer", status: 409, match: { path: "^/rest/socialActions/" } });
  expect(await comment()).toMatchObject({ kind: "not_sent", status: 409 });
});

test("without a connection nothing is sent", async () => {
  const nobody = createLinkedInPublisher({
    apiUrl: "http://127.0.0.1:1",
    wwwUrl: "http://127.0.0.1:1",
    versions: ["202610"],
    log: captureLog().log,
  });
  expect(await nobody.createComment({ urn, memberSub, text: TEXT }, token)).toEqual({ kind: "not_sent" });
});
