import { join } from "node:path";
import { env } from "../core/env";
import { startMail } from "./emulator";

/** Starts the emulated mail server on EMULATOR_SMTP_PORT, with its inbox on EMULATOR_MAIL_PORT. */
export async function startMailFromEnv() {
  const dataDir = env("TAKT_DATA_DIR", "");
  const server = await startMail({
    port: Number(env("EMULATOR_MAIL_PORT", "4013")),
    smtpPort: Number(env("EMULATOR_SMTP_PORT", "4014")),
    dataDir: dataDir ? join(dataDir, "emulators") : null,
  });
  return { close: server.close, ready: `Emulated mail server: ${server.smtpUrl}, inbox on ${server.url}` };
}
