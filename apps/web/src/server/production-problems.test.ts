import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { productionProblems } from "./production-problems";

const random = (bytes: number) => randomBytes(bytes).toString("base64");
const good = {
  TAKT_MODE: "production" as const,
  AUTH_URL: "https://takt.example",
  AUTH_SECRET: random(33),
  TOKEN_KEYS: `k1:${random(32)}`,
  PAGES_ALLOW_LOCAL: [],
};

describe("in production", () => {
  it("accepts real settings", () => expect(productionProblems(good, {})).toEqual([]));

  it.each([
    ["AUTH_URL", { ...good, AUTH_URL: "http://takt.example" }, {}],
    ["INNGEST_DEV", good, { INNGEST_DEV: "1" }],
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

  it("is not asked for locally", () => {
    expect(
      productionProblems({ ...good, TAKT_MODE: "local", AUTH_SECRET: "secret" }, { INNGEST_DEV: "1" }),
    ).toEqual([]);
  });
});
