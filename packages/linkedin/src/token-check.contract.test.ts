import { JANA, startHarness } from "@takt/emulators/linkedin/testing/start-harness";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTokenCheck } from "./token-check";

let linkedin: Awaited<ReturnType<typeof startHarness>>;

beforeAll(async () => {
  linkedin = await startHarness();
});
afterAll(() => linkedin.close());
beforeEach(() => linkedin.control.reset());

const check = (token: string, apiUrl = linkedin.url) => createTokenCheck({ apiUrl })(token);

test("a token that LinkedIn takes is read", async () => {
  expect(await check(await linkedin.signIn(JANA), `${linkedin.url}/`)).toEqual({ kind: "read", value: null });
});

test("a token that the member has revoked, and one that nobody issued, are unauthorized", async () => {
  const token = await linkedin.signIn(JANA);
  await linkedin.control.memberState(JANA, "revoke");
  expect(await check(token)).toEqual({ kind: "unauthorized", why: "revoked" });
  expect(await check("nobody-issued-this")).toMatchObject({ kind: "unauthorized" });
});

test("no answer says nothing about the token", async () => {
  expect(await check("any", "http://127.0.0.1:1")).toMatchObject({ kind: "unavailable" });
});
