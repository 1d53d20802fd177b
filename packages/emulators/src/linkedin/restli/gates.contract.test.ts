import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { JANA, postBody, startTrial } from "../testing/start-trial";

let trial: Awaited<ReturnType<typeof startTrial>>;
let token: string;

beforeAll(async () => {
  trial = await startTrial();
});
beforeEach(async () => {
  await trial.control.reset();
  token = await trial.signIn();
});
afterAll(() => trial.close());

const create = (commentary: string) => trial.call(token, "POST", "/rest/posts", postBody(commentary));
const message = async (answer: Response) => ((await answer.json()) as { message: string }).message;

test("no version 400, a wrong one 426", async () => {
  const version = (value: string) =>
    trial.call(token, "POST", "/rest/posts", {}, { "linkedin-version": value });
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
  await trial.control.memberState(JANA, action);
  const answer = await create("x");
  expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ serviceErrorCode })]);
});

test("restore lifts a restriction", async () => {
  await trial.control.memberState(JANA, "restrict");
  await trial.control.memberState(JANA, "restore");
  expect((await create("x")).status).toBe(201);
});

test("no token 65604, junk 65600, one just issued 65601 for a while", async () => {
  const bare = await fetch(`${trial.url}/rest/posts`, { method: "POST" });
  expect(await bare.json()).toMatchObject({ status: 401, serviceErrorCode: 65604 });
  const junk = await trial.call("junk", "POST", "/rest/posts", {});
  expect(await junk.json()).toMatchObject({ status: 401, serviceErrorCode: 65600 });
  await trial.control.settings({ freshTokenDelayMs: 3_600_000 });
  token = await trial.signIn();
  expect(await (await create("x")).json()).toMatchObject({ serviceErrorCode: 65601 });
  await trial.control.tick(3_600_000);
  expect((await create("x")).status).toBe(201);
});

test("150 calls a member and day, then 429 until midnight UTC; all calls count", async () => {
  await trial.control.settings({ memberDailyLimit: 3 });
  await trial.call(token, "GET", "/rest/images/urn%3Ali%3Aimage%3Ax");
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
  const { now } = await trial.control.tick(0);
  await trial.control.tick(86_400_000 - (now % 86_400_000));
  expect((await create("two")).status).toBe(201);
});

test("the share limit of unverified members, with its own words", async () => {
  await trial.control.settings({ unverifiedShareLimit: 1 });
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
])("POST %s as %s is 403, and makes nothing", async (path, method, access) => {
  const file = { owner: `urn:li:person:${JANA}`, ...(path.includes("videos") && { fileSizeBytes: 80_000 }) };
  const body = path.includes("action") ? { initializeUploadRequest: file } : postBody("x");
  const answer = await trial.call(token, "POST", path, body, { "x-restli-method": method });
  expect([answer.status, await answer.json()]).toEqual([
    403,
    {
      status: 403,
      serviceErrorCode: 100,
      code: "ACCESS_DENIED",
      message: `Not enough permissions to access: ${access}.20261001`,
    },
  ]);
  expect(await trial.control.state()).toMatchObject({ posts: [], media: [] });
});

test("the method that a POST stands for anyway may be named", async () => {
  const named = (path: string, body: object, method: string) =>
    trial.call(token, "POST", path, body, { "x-restli-method": method });
  expect((await named("/rest/posts", postBody("x"), "create")).status).toBe(201);
  const initializeUploadRequest = { owner: `urn:li:person:${JANA}` };
  const begin = "/rest/images?action=initializeUpload";
  expect((await named(begin, { initializeUploadRequest }, "ACTION")).status).toBe(200);
});

test("without w_member_social 403 names the resource", async () => {
  const reader = await trial.signIn(JANA, "openid profile");
  const answer = await trial.call(reader, "POST", "/rest/posts", postBody("x"));
  expect([answer.status, await message(answer)]).toEqual([
    403,
    "Not enough permissions to access: partnerApiPostsExternal.CREATE.20261001",
  ]);
});
