import { expect, test } from "vitest";
import { JANA, postBody } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();

const create = (commentary: string, token = harness.token) =>
  harness.call(token, "POST", "/rest/posts", postBody(commentary));
const message = async (answer: Response) => ((await answer.json()) as { message: string }).message;

test("a missing version is 400 and a wrong one 426", async () => {
  const version = (value: string) =>
    harness.call(harness.token, "POST", "/rest/posts", {}, { "linkedin-version": value });
  expect(await (await version("")).json()).toMatchObject({ status: 400, code: "VERSION_MISSING" });
  expect(await (await version("202411")).json()).toEqual({
    status: 426,
    code: "NONEXISTENT_VERSION",
    message: "Requested version 20241101 is not active",
  });
});

test.each([
  ["expire", 65602],
  ["revoke", 65601],
  ["restrict", 65608],
] as const)("after %s every call is 401 with %d", async (action, serviceErrorCode) => {
  await harness.control.memberState(JANA, action);
  const answer = await create("x");
  expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ serviceErrorCode })]);
});

test("a restored member can post again", async () => {
  await harness.control.memberState(JANA, "restrict");
  await harness.control.memberState(JANA, "restore");
  expect((await create("x")).status).toBe(201);
});

test("a missing token is 65604, an invalid one 65600 and a fresh one 65601 for a while", async () => {
  const bare = await fetch(`${harness.url}/rest/posts`, { method: "POST" });
  expect(await bare.json()).toMatchObject({ status: 401, serviceErrorCode: 65604 });
  const junk = await harness.call("junk", "POST", "/rest/posts", {});
  expect(await junk.json()).toMatchObject({ status: 401, serviceErrorCode: 65600 });
  await harness.control.settings({ freshTokenDelayMs: 3_600_000 });
  const token = await harness.signIn();
  expect(await (await create("x", token)).json()).toMatchObject({ serviceErrorCode: 65601 });
  await harness.control.tick(3_600_000);
  expect((await create("x", token)).status).toBe(201);
});

test("a member's calls above the daily limit are 429 until midnight UTC, and every call counts", async () => {
  await harness.control.settings({ memberDailyLimit: 3 });
  await harness.call(harness.token, "GET", "/rest/images/urn%3Ali%3Aimage%3Ax");
  await create("");
  expect((await create("one")).status).toBe(201);
  const answer = await create("two");
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBeNull();
  expect(await answer.json()).toEqual({
    status: 429,
    serviceErrorCode: 101,
    code: "TOO_MANY_REQUESTS",
    message:
      "Resource level throttle APPLICATION_AND_MEMBER DAY limit for calls to this resource is reached.",
  });
  expect((await create("one")).status).toBe(422);
  const { now } = await harness.control.tick(0);
  await harness.control.tick(86_400_000 - (now % 86_400_000));
  expect((await create("two")).status).toBe(201);
});

test("the share limit of unverified members has its own message", async () => {
  await harness.control.settings({ unverifiedShareLimit: 1 });
  expect((await create("one")).status).toBe(201);
  const answer = await create("two");
  expect([answer.status, await message(answer)]).toEqual([429, expect.stringMatching(/unverified members/)]);
});

test.each([
  ["/rest/posts", "BATCH_CREATE", "partnerApiPostsExternal.BATCH_CREATE"],
  ["/rest/posts", "batch_create", "partnerApiPostsExternal.BATCH_CREATE"],
  ["/rest/posts", "PARTIAL_UPDATE", "partnerApiPostsExternal.PARTIAL_UPDATE"],
  ["/rest/images?action=initializeUpload", "BATCH_CREATE", "images.BATCH_CREATE"],
  ["/rest/documents", "BATCH_CREATE", "documents.BATCH_CREATE"],
  ["/rest/videos?action=initializeUpload", "BATCH_CREATE", "videos.BATCH_CREATE"],
  ["/rest/reactions", "BATCH_CREATE", "partnerApiReactions.BATCH_CREATE"],
])("POST %s as %s is 403 and creates nothing", async (path, method, access) => {
  const file = { owner: `urn:li:person:${JANA}`, ...(path.includes("videos") && { fileSizeBytes: 80_000 }) };
  const body = path.includes("action") ? { initializeUploadRequest: file } : postBody("x");
  const answer = await harness.call(harness.token, "POST", path, body, { "x-restli-method": method });
  expect([answer.status, await answer.json()]).toEqual([
    403,
    {
      status: 403,
      serviceErrorCode: 100,
      code: "ACCESS_DENIED",
      message: `Not enough permissions to access: ${access}.20261001`,
    },
  ]);
  expect(await harness.control.state()).toMatchObject({ posts: [], media: [] });
});

test("a POST may name its own method", async () => {
  const named = (path: string, body: object, method: string) =>
    harness.call(harness.token, "POST", path, body, { "x-restli-method": method });
  expect((await named("/rest/posts", postBody("x"), "create")).status).toBe(201);
  const initializeUploadRequest = { owner: `urn:li:person:${JANA}` };
  const initializeUpload = "/rest/images?action=initializeUpload";
  expect((await named(initializeUpload, { initializeUploadRequest }, "ACTION")).status).toBe(200);
});

test("a token without w_member_social is 403 with the resource's name", async () => {
  const reader = await harness.signIn(JANA, "openid profile");
  const answer = await harness.call(reader, "POST", "/rest/posts", postBody("x"));
  expect([answer.status, await message(answer)]).toEqual([
    403,
    "Not enough permissions to access: partnerApiPostsExternal.CREATE.20261001",
  ]);
});
