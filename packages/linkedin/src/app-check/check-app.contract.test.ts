import { REDIRECT, startHarness } from "@takt/emulators/linkedin/testing/start-harness";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAppCheck, type AppCheckOptions } from "./check-app";
import { readClock } from "./read-clock";

let linkedin: Awaited<ReturnType<typeof startHarness>>;

beforeAll(async () => {
  linkedin = await startHarness();
});
afterAll(() => linkedin.close());
beforeEach(() => linkedin.control.reset());

const SCOPE = "openid profile email w_member_social";
async function check(changes: Partial<AppCheckOptions> = {}) {
  const findings = await createAppCheck({
    wwwUrl: linkedin.url,
    clientId: "takt-test",
    clientSecret: "s3cret",
    redirectUris: [REDIRECT],
    scope: SCOPE,
    ...changes,
  })();
  return findings.map(({ check, state, detail }) => [check, state, detail]);
}

test("a right app is well; its scopes are known once somebody has signed in", async () => {
  expect(await check()).toEqual([
    ["credentials", "ok", null],
    ["redirect", "ok", REDIRECT],
    ["scopes", "unknown", SCOPE],
    ["clock", "ok", expect.stringMatching(/^-?\d+$/)],
  ]);
});

test("a wrong secret, and an app that LinkedIn does not know, are bad", async () => {
  const secret = await check({ clientSecret: "another" });
  expect(secret[0]).toEqual(["credentials", "bad", "invalid_client"]);
  const unknown = await check({ clientId: "nobody" });
  expect(unknown[0]).toEqual(["credentials", "bad", "invalid_client_id"]);
  expect(unknown[1]).toEqual(["redirect", "bad", REDIRECT]);
  expect(JSON.stringify([secret, unknown])).not.toContain("another");
});

test("each redirect URI is checked on its own", async () => {
  const other = "http://localhost:3000/auth/linkedin/callback";
  expect((await check({ redirectUris: [REDIRECT, other] })).slice(1, 3)).toEqual([
    ["redirect", "ok", REDIRECT],
    ["redirect", "bad", other],
  ]);
});

test("a scope that the app does not have is bad, and its redirect URI is not", async () => {
  expect((await check({ scope: `${SCOPE} r_member_social` })).slice(1, 3)).toEqual([
    ["redirect", "ok", REDIRECT],
    ["scopes", "bad", "unauthorized_scope_error"],
  ]);
});

test("without LinkedIn, or with somebody else's page in its place, nothing is known", async () => {
  const away = await check({ wwwUrl: "http://127.0.0.1:9" });
  expect(away.map(([, state]) => state)).toEqual(["unknown", "unknown", "unknown", "unknown"]);
  await linkedin.control.fault({ kind: "answer", status: 503, body: "<html>", times: "always" });
  expect((await check()).slice(0, 3).map(([, state]) => state)).toEqual(["unknown", "unknown", "unknown"]);
});

test("a clock that is half a minute off is bad", () => {
  const date = "Tue, 24 Nov 2026 12:00:00 GMT";
  const answered = { kind: "answered", status: 200, headers: { date }, body: "" } as const;
  const now = Date.parse(date);
  expect(readClock(answered, now + 30_400)).toMatchObject({ state: "ok", detail: "30" });
  expect(readClock(answered, now + 31_000)).toMatchObject({ state: "bad", detail: "31" });
  expect(readClock(answered, now - 31_000)).toMatchObject({ state: "bad", detail: "-31" });
});
