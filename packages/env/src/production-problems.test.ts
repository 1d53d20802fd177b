import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { productionProblems } from "./production-problems";

let made = 0;
/** Bytes that look random, others each time, and the same in each run. */
const randomBytes = (bytes: number) =>
  createHash("sha256").update(String(made++)).digest().subarray(0, bytes);
const random = (bytes: number) => randomBytes(bytes).toString("base64");
const good = {
  TAKT_MODE: "production" as const,
  AUTH_URL: "https://takt.example",
  AUTH_SECRET: random(32),
  TOKEN_KEYS: `k1:${random(32)}`,
  PAGES_ALLOW_LOCAL: [],
  LINKEDIN_WWW_URL: "https://www.linkedin.com",
  LINKEDIN_API_URL: "https://api.linkedin.com",
  OPENAI_BASE_URL: "https://api.openai.com/v1",
  STRIPE_BASE_URL: "https://api.stripe.com",
  DATABASE_URL: `postgresql://takt:${randomBytes(16).toString("hex")}@postgres:5432/takt`,
  LINKEDIN_CLIENT_SECRET: "WPL_AP1.q8Zr3VbN0xTkLw5d.Jm7gRw==",
  INNGEST_EVENT_KEY: randomBytes(16).toString("hex"),
  INNGEST_SIGNING_KEY: `signkey-prod-${randomBytes(32).toString("hex")}`,
};

const LIVE = {
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(16).toString("hex")}`,
  STRIPE_TAX: "exempt",
};

describe("in production", () => {
  it("accepts real settings", () => expect(productionProblems(good, {})).toEqual([]));

  it.each(["0", "false"])("accepts INNGEST_DEV=%s, which asks for signatures", (dev) =>
    expect(productionProblems(good, { INNGEST_DEV: dev })).toEqual([]),
  );

  it("accepts a model and a test double on the same machine", () => {
    const local = { LINKEDIN_API_URL: "http://localhost:4010", OPENAI_BASE_URL: "http://127.0.0.1:11434/v1" };
    expect(productionProblems({ ...good, ...local }, {})).toEqual([]);
  });

  it.each([{ STRIPE_SECRET_KEY: undefined }, LIVE])("accepts %o", (stripe) =>
    expect(productionProblems({ ...good, ...stripe }, {})).toEqual([]),
  );

  it.each([
    ["STRIPE_BASE_URL", { ...good, STRIPE_BASE_URL: "http://api.stripe.com" }, {}],
    ["STRIPE_SECRET_KEY", { ...good, ...LIVE, STRIPE_SECRET_KEY: "rk_test_1" }, {}],
    ["STRIPE_TAX", { ...good, ...LIVE, STRIPE_TAX: undefined }, {}],
    ["STRIPE_WEBHOOK_SECRET", { ...good, ...LIVE, STRIPE_WEBHOOK_SECRET: undefined }, {}],
    ["STRIPE_WEBHOOK_SECRET", { ...good, ...LIVE, STRIPE_WEBHOOK_SECRET: "whsec_test" }, {}],
    ["INNGEST_EVENT_KEY", { ...good, INNGEST_EVENT_KEY: "abcd" }, {}],
    ["INNGEST_SIGNING_KEY", { ...good, INNGEST_SIGNING_KEY: "signkey-prod-00" }, {}],
    ["HEALTH_TOKEN", { ...good, HEALTH_TOKEN: "healthhealthhealth" }, {}],
    ["INNGEST_SIGNING_KEY", { ...good, INNGEST_SIGNING_KEY: `signkey-prod-${good.INNGEST_EVENT_KEY}` }, {}],
    ["DATABASE_URL", { ...good, DATABASE_URL: "postgresql://takt:changeme@postgres:5432/takt" }, {}],
    ["AUTH_SECRET", { ...good, AUTH_SECRET: "Tr0ub4dor&3-Tr0ub4dor&3-Tr0ub4dor&3-" }, {}],
    ["AUTH_URL", { ...good, AUTH_URL: "http://takt.example" }, {}],
    ["INNGEST_DEV", good, { INNGEST_DEV: "1" }],
    ["INNGEST_EVENT_KEY", { ...good, INNGEST_EVENT_KEY: undefined }, {}],
    ["INNGEST_SIGNING_KEY", { ...good, INNGEST_SIGNING_KEY: undefined }, {}],
    ["LINKEDIN_WWW_URL", { ...good, LINKEDIN_WWW_URL: "http://www.linkedin.com" }, {}],
    ["LINKEDIN_API_URL", { ...good, LINKEDIN_API_URL: "http://127.0.0.1.example.com" }, {}],
    ["OPENAI_BASE_URL", { ...good, OPENAI_BASE_URL: "http://models.internal/v1" }, {}],
    ["PAGES_ALLOW_LOCAL", { ...good, PAGES_ALLOW_LOCAL: ["127.0.0.1:4567"] }, {}],
    ["AUTH_SECRET", { ...good, AUTH_SECRET: "change-me-change-me-change-me-change-me" }, {}],
    ["AUTH_SECRET", { ...good, AUTH_SECRET: "a".repeat(40) }, {}],
    [
      "TOKEN_KEYS",
      { ...good, TOKEN_KEYS: `${good.TOKEN_KEYS},k2:${Buffer.alloc(32).toString("base64")}` },
      {},
    ],
  ])("refuses a bad %s", (name, env, given) => {
    expect(productionProblems(env, given)).toEqual([expect.stringContaining(`${name}:`)]);
  });

  it("accepts anything in local mode", () => {
    expect(
      productionProblems({ ...good, TAKT_MODE: "local", AUTH_SECRET: "secret" }, { INNGEST_DEV: "1" }),
    ).toEqual([]);
  });
});
