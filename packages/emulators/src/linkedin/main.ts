import { join } from "node:path";
import { startLinkedIn } from "./emulator";

const env = (name: string, otherwise: string) => process.env[name] || otherwise;

const appUrl = env("AUTH_URL", "http://localhost:3000").replace(/\/$/, "");
const dataDir = process.env.TAKT_DATA_DIR;

const server = await startLinkedIn({
  port: Number(env("EMULATOR_LINKEDIN_PORT", "4010")),
  dataDir: dataDir ? join(dataDir, "emulators") : null,
  clientId: env("LINKEDIN_CLIENT_ID", "takt-local"),
  clientSecret: env("LINKEDIN_CLIENT_SECRET", "takt-local-secret"),
  redirectUris: [`${appUrl}/api/auth/callback/linkedin`, `${appUrl}/auth/linkedin/callback`],
});
console.log(`Emulated LinkedIn is ready on ${server.url}`);

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0));
  });
}
