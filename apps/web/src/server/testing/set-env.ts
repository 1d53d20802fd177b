import { randomBytes } from "node:crypto";
import type { Env } from "@takt/env/env-schema";

/** Replaces the process's environment in tests. */
export function setEnv(overrides: Partial<Env> = {}): void {
  const settings: Partial<Env> = {
    TAKT_MODE: "local",
    AUTH_URL: "http://localhost:3000",
    AUTH_SECRET: randomBytes(33).toString("base64"),
    TOKEN_KEYS: `k1:${randomBytes(32).toString("base64")}`,
    LINKEDIN_WWW_URL: "http://127.0.0.1:4010",
    LINKEDIN_API_URL: "http://127.0.0.1:4010",
    ...overrides,
  };
  (globalThis as { [key: symbol]: unknown })[Symbol.for("takt.env")] = settings;
}
