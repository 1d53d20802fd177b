import { randomBytes } from "node:crypto";
import { readEnv } from "@takt/env/read-env";
import { compose } from "../composition";
import { provideComposition } from "../deps";
import { setEnv } from "./set-env";

/** Sets a complete environment with defaults for tests that compose the app; its URLs are ports where nothing listens. */
export function setWholeEnv(source: Record<string, string>): void {
  const env = readEnv({
    TAKT_MODE: "local",
    AUTH_URL: "http://localhost:3000",
    AUTH_SECRET: randomBytes(33).toString("base64"),
    TOKEN_KEYS: `k1:${randomBytes(32).toString("base64")}`,
    LINKEDIN_CLIENT_ID: "takt",
    LINKEDIN_CLIENT_SECRET: "hush",
    LINKEDIN_WWW_URL: "http://127.0.0.1:1",
    LINKEDIN_API_URL: "http://127.0.0.1:1",
    INNGEST_DEV: "http://127.0.0.1:1",
    ...source,
  });
  setEnv(env);
  provideComposition(compose);
}
