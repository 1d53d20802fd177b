import { startInngest } from "./emulator";

const { EMULATOR_INNGEST_PORT, APP_URL, INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY, EMULATOR_DATA_DIR } =
  process.env;

const appUrl = APP_URL || "http://localhost:3000/api/inngest";
const running = await startInngest({
  port: Number(EMULATOR_INNGEST_PORT || 8288),
  appUrl,
  eventKey: INNGEST_EVENT_KEY || null,
  signingKey: INNGEST_SIGNING_KEY || null,
  ...(EMULATOR_DATA_DIR ? { dataDir: EMULATOR_DATA_DIR } : {}),
});
const mode = INNGEST_SIGNING_KEY ? "signed" : "unsigned";
console.log(`Inngest executor ready at ${running.url} for ${appUrl} (${mode})`);

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => void running.close().then(() => process.exit(0)));
}
