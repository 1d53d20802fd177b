import { expect, test } from "vitest";
import { webEnvironment } from "./environment.mjs";
import { nextSteps } from "./next-steps.mjs";
import { readSettings } from "./settings.mjs";

const KEYS = { INNGEST_EVENT_KEY: "abcd", INNGEST_SIGNING_KEY: "signkey-prod-abcd" };
const SECRETS = {
  authSecret: "a",
  tokenKey: "t",
  linkedinClientSecret: "l",
  stripeWebhookSecret: "whsec_local",
  inngestEventKey: "local-event-key",
  inngestSigningKey: "signkey-local-00",
};
const read = (/** @type {Record<string, string>} */ given) => readSettings(given, "/takt");
const webEnv = (/** @type {Record<string, string>} */ given) =>
  webEnvironment(read(given), /** @type {any} */ (SECRETS), "postgresql://takt@localhost/takt");

test.each([
  ["nothing", {}, true, false],
  ["a development server", { INNGEST_DEV: "1" }, false, false],
  ["its address", { INNGEST_DEV: "http://localhost:8288" }, false, false],
  ["a server of one's own with keys", { INNGEST_BASE_URL: "http://inngest:8288", ...KEYS }, false, false],
  ["the keys of Inngest Cloud", KEYS, false, true],
  ["the keys, and INNGEST_DEV=0", { INNGEST_DEV: "0", ...KEYS }, false, true],
  ["the keys, and INNGEST_DEV=False", { INNGEST_DEV: "False", ...KEYS }, false, true],
])("with %s: whether the local executor runs, and whether it is the cloud", (_, given, emulates, cloud) => {
  const { emulatesInngest, usesInngestCloud } = read(/** @type {any} */ (given));
  expect([emulatesInngest, usesInngestCloud]).toEqual([emulates, cloud]);
});

test.each([
  ["INNGEST_DEV", { INNGEST_DEV: "0" }],
  ["INNGEST_DEV", { INNGEST_DEV: "false" }],
  ["INNGEST_BASE_URL", { INNGEST_BASE_URL: "http://inngest:8288" }],
  ["INNGEST_EVENT_KEY", { INNGEST_EVENT_KEY: "abcd" }],
])("%s without both keys is refused, and it is said what to do", (name, given) => {
  expect(() => read(/** @type {any} */ (given))).toThrow(
    new RegExp(`INNGEST_SIGNING_KEY must both be set[^]*or remove ${name}: then the local executor runs`),
  );
});

test("Inngest Cloud gets its own keys, the public URL and no URL of a local server", () => {
  const given = { ...KEYS, AUTH_URL: "https://takt.example.com" };
  expect(webEnv(given)).toMatchObject({ ...KEYS, INNGEST_SERVE_ORIGIN: "https://takt.example.com" });
  expect(webEnv(given)).not.toHaveProperty("INNGEST_BASE_URL");
  const database = { url: "", where: "", stop: async () => {} };
  expect(nextSteps(read(given), database)).toContain("https://takt.example.com/api/inngest");
  expect(nextSteps(read({}), database)).not.toContain("Inngest Cloud");
});

test("the local executor gets its generated keys", () => {
  expect(webEnv({})).toMatchObject({
    INNGEST_BASE_URL: "http://127.0.0.1:8288",
    INNGEST_EVENT_KEY: "local-event-key",
    INNGEST_SERVE_ORIGIN: "http://localhost:3000",
  });
});

test("without a key Stripe is emulated, with a secret for its events; in production nothing is sold", () => {
  expect(webEnv({})).toMatchObject({
    STRIPE_BASE_URL: "http://127.0.0.1:4012",
    STRIPE_SECRET_KEY: expect.stringMatching(/^sk_test_/),
    STRIPE_WEBHOOK_SECRET: "whsec_local",
  });
  expect(webEnv({ TAKT_MODE: "production" })).not.toHaveProperty("STRIPE_SECRET_KEY");
  const given = webEnv({ STRIPE_SECRET_KEY: "sk_live_1" });
  expect(given).toMatchObject({ STRIPE_SECRET_KEY: "sk_live_1" });
  expect(given).not.toHaveProperty("STRIPE_BASE_URL");
});

test.each([
  [{}, "Payments are emulated: card 4242 4242 4242 4242 pays, and nothing is charged."],
  [{ STRIPE_SECRET_KEY: "sk_test_1" }, "Payments go to a sandbox of Stripe"],
  [{ STRIPE_SECRET_KEY: "sk_live_1" }, "Payments are real: Stripe charges what is ordered."],
  [{ TAKT_MODE: "production" }, "Nothing is sold: STRIPE_SECRET_KEY is not set."],
])("with %o the last lines say what becomes of payments", (given, line) => {
  const steps = nextSteps(read(/** @type {any} */ (given)), { url: "", where: "", stop: async () => {} });
  expect(steps).toContain(line);
  expect(steps.includes("Payments (emulator)")).toBe(line.includes("emulated"));
});
