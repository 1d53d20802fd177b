import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readEnv } from "./read-env";

const good = {
  TAKT_MODE: "local",
  DATABASE_URL: "postgresql://takt@localhost/takt",
  AUTH_URL: "http://localhost:3000/",
  AUTH_SECRET: randomBytes(33).toString("base64"),
  TOKEN_KEYS: `k1:${randomBytes(32).toString("base64")}`,
  LINKEDIN_CLIENT_ID: "id",
  LINKEDIN_CLIENT_SECRET: "secret",
};

describe("the environment", () => {
  it("is read with defaults; the address is an origin", () => {
    expect(readEnv(good)).toMatchObject({ AUTH_URL: "http://localhost:3000", SIGNUP: "waitlist" });
  });

  it("is refused with a list of all problems, and without any value", () => {
    const bad = () =>
      readEnv({ ...good, AUTH_SECRET: "short-secret", DATABASE_URL: undefined, SIGNUP: "maybe" });
    expect(bad).toThrow(/AUTH_SECRET: must have at least 32 characters/);
    expect(bad).toThrow(/DATABASE_URL: is not set/);
    expect(bad).toThrow(/SIGNUP:/);
    expect(bad).not.toThrow(/short-secret/);
  });

  it("treats an empty value as not set", () => {
    expect(readEnv({ ...good, SIGNUP: "" }).SIGNUP).toBe("waitlist");
    expect(() => readEnv({ ...good, AUTH_SECRET: "" })).toThrow("AUTH_SECRET: is not set");
  });

  it("defaults to production, which needs https", () => {
    expect(() => readEnv({ ...good, TAKT_MODE: undefined })).toThrow("AUTH_URL: must be https");
  });
});
