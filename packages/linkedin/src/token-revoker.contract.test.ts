import { JANA, startHarness } from "@takt/emulators/linkedin/testing/start-harness";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { captureLog } from "./testing/capture-log";
import { createTokenRevoker } from "./token-revoker";

let linkedin: Awaited<ReturnType<typeof startHarness>>;

beforeAll(async () => {
  linkedin = await startHarness();
});
afterAll(() => linkedin.close());
beforeEach(() => linkedin.control.reset());

function revokerWith({ clientSecret = "s3cret", wwwUrl = linkedin.url, deadline = 5_000 } = {}) {
  const { log, lines } = captureLog();
  const revoke = createTokenRevoker({ wwwUrl, clientId: "takt-test", clientSecret, log, deadline });
  return { revoke, lines };
}

const userinfo = (token: string) => linkedin.call(token, "GET", "/v2/userinfo");

test("a revoked token is refused by LinkedIn, and another token of the member still works", async () => {
  const [token, other] = [await linkedin.signIn(JANA), await linkedin.signIn(JANA)];
  expect((await userinfo(token)).status).toBe(200);
  // A trailing slash makes no difference.
  expect(await revokerWith({ wwwUrl: `${linkedin.url}/` }).revoke(token)).toBe(true);
  expect((await userinfo(token)).status).toBe(401);
  expect((await userinfo(other)).status).toBe(200);
  const [request] = await linkedin.control.requests({ path: "/oauth/v2/revoke", method: "POST" });
  expect(request).toMatchObject({ status: 200 });
});

test("a refused revocation returns false and logs neither token nor secret", async () => {
  const token = await linkedin.signIn(JANA);
  const { revoke, lines } = revokerWith({ clientSecret: "another" });
  expect(await revoke(token)).toBe(false);
  expect((await userinfo(token)).status).toBe(200);
  expect(JSON.stringify(lines)).toContain("linkedin.token_not_revoked");
  expect(JSON.stringify(lines)).toContain("401");
  for (const secret of [token, "another"]) expect(JSON.stringify(lines)).not.toContain(secret);
});

test("a call without an answer ends at the deadline", async () => {
  const token = await linkedin.signIn(JANA);
  await linkedin.control.fault({ kind: "hang", match: { path: "/oauth/v2/revoke" } });
  expect(await revokerWith({ deadline: 300 }).revoke(token)).toBe(false);
});

test("a revocation returns false when LinkedIn is unreachable", async () => {
  expect(await revokerWith({ wwwUrl: "http://127.0.0.1:1" }).revoke("token")).toBe(false);
});
