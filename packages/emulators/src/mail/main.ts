import { join } from "node:path";
import { startMail } from "./emulator";

const env = (name: string, otherwise: string) => process.env[name] || otherwise;
const dataDir = process.env.TAKT_DATA_DIR;

const server = await startMail({
  port: Number(env("EMULATOR_MAIL_PORT", "4013")),
  smtpPort: Number(env("EMULATOR_SMTP_PORT", "4014")),
  dataDir: dataDir ? join(dataDir, "emulators") : null,
});
console.log(`Emulated mail server: ${server.smtpUrl}, inbox on ${server.url}`);

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0));
  });
}
