import { join } from "node:path";
import { env } from "../core/env";
import { startLinkedIn } from "./emulator";

/** Starts the LinkedIn emulator on EMULATOR_LINKEDIN_PORT, for the app at AUTH_URL. */
export async function startLinkedInFromEnv() {
  const appUrl = env("AUTH_URL", "http://localhost:3000").replace(/\/$/, "");
  const dataDir = env("TAKT_DATA_DIR", "");
  const server = await startLinkedIn({
    port: Number(env("EMULATOR_LINKEDIN_PORT", "4010")),
    dataDir: dataDir ? join(dataDir, "emulators") : null,
    clientId: env("LINKEDIN_CLIENT_ID", "takt-local"),
    clientSecret: env("LINKEDIN_CLIENT_SECRET", "takt-local-secret"),
    redirectUris: [`${appUrl}/api/auth/callback/linkedin`, `${appUrl}/auth/linkedin/callback`],
  });
  return { close: server.close, ready: `Emulated LinkedIn is ready on ${server.url}` };
}
