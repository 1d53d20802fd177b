// Starts the emulators named on the command line in this one process, in their order: `main.ts linkedin openai inngest`.
// Their settings are environment variables; an emulator's code is loaded only if it is named.
import { join } from "node:path";

const STARTS = {
  linkedin: startLinkedIn,
  openai: startOpenAi,
  stripe: startStripe,
  inngest: startInngest,
  mail: startMail,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in STARTS));
if (names.length === 0 || unknown.length > 0)
  throw new Error(`Name emulators (${Object.keys(STARTS).join(", ")}), not "${unknown.join(" ")}".`);

const running: { close: () => Promise<unknown> }[] = [];
for (const name of names as (keyof typeof STARTS)[]) {
  const { ready, ...server } = await STARTS[name]();
  running.push(server);
  console.log(ready);
}

for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => void Promise.all(running.map((one) => one.close())).then(() => process.exit(0)));

/** LinkedIn on EMULATOR_LINKEDIN_PORT, for the app at AUTH_URL and the two further apps that it may have at LinkedIn. */
async function startLinkedIn() {
  const emulator = await import("./linkedin/emulator");
  const callback = `${appUrl()}/auth/linkedin/callback`;
  const furtherApp = (name: string, product: "community_management" | "data_portability") => ({
    clientId: `takt-${name}`,
    clientSecret: `takt-${name}-secret`,
    redirectUris: [callback, `${appUrl()}/auth/linkedin/${name}/callback`],
    products: [product],
  });
  const { url, close } = await emulator.startLinkedIn({
    port: port("LINKEDIN", 4010),
    dataDir: emulatorsDir(),
    clientId: env("LINKEDIN_CLIENT_ID", "takt-local"),
    clientSecret: env("LINKEDIN_CLIENT_SECRET", "takt-local-secret"),
    redirectUris: [`${appUrl()}/api/auth/callback/linkedin`, callback],
    apps: [furtherApp("community", "community_management"), furtherApp("portability", "data_portability")],
  });
  return { close, ready: `Emulated LinkedIn is ready on ${url}` };
}

/** The language model on EMULATOR_OPENAI_PORT. It streams as slowly as a model writes. */
async function startOpenAi() {
  const emulator = await import("./openai/emulator");
  const settings = { tokenMs: 8 };
  const { url, close } = await emulator.startOpenAi({ port: port("OPENAI", 4011), settings });
  return { close, ready: `Emulated language model is ready on ${url}` };
}

/** Stripe on EMULATOR_STRIPE_PORT. The app at AUTH_URL gets every event, signed with STRIPE_WEBHOOK_SECRET. */
async function startStripe() {
  const emulator = await import("./stripe/emulator");
  const secret = env("STRIPE_WEBHOOK_SECRET", "whsec_takt_local");
  const { url, close } = await emulator.startStripe({
    port: port("STRIPE", 4012),
    dataDir: emulatorsDir(),
    listen: { url: `${appUrl()}/api/stripe/webhook`, secret },
  });
  return { close, ready: `Emulated Stripe is ready on ${url}` };
}

/** The executor on EMULATOR_INNGEST_PORT, for the app at APP_URL; signed when INNGEST_SIGNING_KEY is set. */
async function startInngest() {
  const emulator = await import("./inngest/emulator");
  const app = env("APP_URL", "http://localhost:3000/api/inngest");
  const signingKey = env("INNGEST_SIGNING_KEY", "") || null;
  const { url, close } = await emulator.startInngest({
    port: port("INNGEST", 8288),
    appUrl: app,
    eventKey: env("INNGEST_EVENT_KEY", "") || null,
    signingKey,
    dataDir: emulatorsDir(),
  });
  const mode = signingKey ? "signed" : "unsigned";
  return { close, ready: `Inngest executor ready at ${url} for ${app} (${mode})` };
}

/** The mail server on EMULATOR_SMTP_PORT, with its inbox on EMULATOR_MAIL_PORT. */
async function startMail() {
  const emulator = await import("./mail/emulator");
  const ports = { port: port("MAIL", 4013), smtpPort: port("SMTP", 4014) };
  const { url, smtpUrl, close } = await emulator.startMail({ ...ports, dataDir: emulatorsDir() });
  return { close, ready: `Emulated mail server: ${smtpUrl}, inbox on ${url}` };
}

/** The port that an environment variable names, else the usual one. */
function port(name: string, usual: number): number {
  return Number(env(`EMULATOR_${name}_PORT`, String(usual)));
}

function appUrl(): string {
  return env("AUTH_URL", "http://localhost:3000").replace(/\/$/, "");
}

/** The folder of what outlives a restart, or null when it is in memory only. */
function emulatorsDir(): string | null {
  const dataDir = env("TAKT_DATA_DIR", "");
  return dataDir ? join(dataDir, "emulators") : null;
}

/** Returns an environment variable, or `otherwise` when it is not set or empty. */
function env(name: string, otherwise: string): string {
  return process.env[name] || otherwise;
}
