import { COMMUNITY, startHarness } from "../../apps/emulators/src/linkedin/testing/start-harness.ts";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSettings } from "../start/settings.mjs";
import { examineLinkedin } from "./examine-linkedin.mjs";

const ROOT = path.join(import.meta.dirname, "../..");
/** @type {Awaited<ReturnType<typeof startHarness>>} */
let linkedin;
beforeAll(async () => {
  linkedin = await startHarness();
});
afterAll(() => linkedin.close());

/** @param {Record<string, string>} env @param {boolean} [canCheck] */
const examine = (env, canCheck = true) => examineLinkedin(readSettings(env, ROOT), canCheck);
const app = () => ({
  LINKEDIN_CLIENT_ID: "takt-test",
  LINKEDIN_CLIENT_SECRET: "s3cret",
  LINKEDIN_WWW_URL: linkedin.url,
});

test("an app is checked with its credentials, both redirect URIs, its scopes and the clock", async () => {
  const findings = await examine(app());
  expect(findings.map(({ state }) => state)).toEqual(["ok", "ok", "bad", "note", "ok"]);
  expect(findings[2]).toMatchObject({
    what: "LinkedIn refuses the redirect URI: http://localhost:3000/auth/linkedin/callback",
    todo: expect.stringContaining("exactly like this"),
  });
});

test("a wrong secret is named and not shown", async () => {
  const findings = await examine({ ...app(), LINKEDIN_CLIENT_SECRET: "not-this" });
  expect(findings[0]).toMatchObject({
    state: "bad",
    todo: expect.stringContaining("LINKEDIN_CLIENT_SECRET"),
  });
  expect(JSON.stringify(findings)).not.toContain("not-this");
});

test("the apps of further products are checked with their own settings", async () => {
  const community = { LINKEDIN_COMMUNITY_CLIENT_ID: COMMUNITY, LINKEDIN_COMMUNITY_CLIENT_SECRET: "wrong" };
  const findings = (await examine({ ...app(), ...community })).slice(5);
  expect(findings.map(({ state }) => state)).toEqual(["bad", "bad", "note"]);
  expect(findings[0]).toMatchObject({
    what: expect.stringMatching(/^community: LinkedIn refuses the app/),
    todo: expect.stringContaining("LINKEDIN_COMMUNITY_CLIENT_SECRET"),
  });
  expect(findings[1]?.what).toContain("http://localhost:3000/auth/linkedin/community/callback");
});

test("without an app LinkedIn is emulated, and without packages nothing is checked", async () => {
  expect(await examine({})).toMatchObject([{ state: "ok", what: expect.stringContaining("emulated") }]);
  expect(await examine(app(), false)).toMatchObject([{ state: "note" }]);
});
