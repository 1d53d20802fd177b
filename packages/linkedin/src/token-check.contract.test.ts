import { createServer } from "node:net";
import { JANA, startHarness } from "@takt/emulators/linkedin/testing/start-harness";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { TIMEOUTS } from "./timeouts";
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

test(
  "LinkedIn's silence is waited for a few seconds, far less than in other calls",
  { timeout: 20_000 },
  async () => {
    const silent = createServer((socket) => socket.on("error", () => undefined)).listen(0, "127.0.0.1");
    onTestFinished(() => void silent.close());
    await new Promise((resolve) => silent.once("listening", resolve));
    const { port } = silent.address() as { port: number };
    const apiUrl = `http://127.0.0.1:${port}`;
    expect(await createTokenCheck({ apiUrl, timeoutMs: 50 })("any")).toMatchObject({ kind: "unavailable" });
    expect(TIMEOUTS.tokenCheck).toBeLessThanOrEqual(5_000);
  },
);
