import { env } from "../core/env";
import { startInngest } from "./emulator";

/** Starts the local executor on EMULATOR_INNGEST_PORT, for the app at APP_URL; signed when INNGEST_SIGNING_KEY is set. */
export async function startInngestFromEnv() {
  const appUrl = env("APP_URL", "http://localhost:3000/api/inngest");
  const signingKey = env("INNGEST_SIGNING_KEY", "") || null;
  const dataDir = env("EMULATOR_DATA_DIR", "");
  const server = await startInngest({
    port: Number(env("EMULATOR_INNGEST_PORT", "8288")),
    appUrl,
    eventKey: env("INNGEST_EVENT_KEY", "") || null,
    signingKey,
    ...(dataDir ? { dataDir } : {}),
  });
  const mode = signingKey ? "signed" : "unsigned";
  return { close: server.close, ready: `Inngest executor ready at ${server.url} for ${appUrl} (${mode})` };
}
