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
  const appUrl = env("AUTH_URL", "http://localhost:3000").replace(/\/$/, "");
  const callback = `${appUrl}/auth/linkedin/callback`;
  const server = await emulator.startLinkedIn({
    port: Number(env("EMULATOR_LINKEDIN_PORT", "4010")),
    dataDir: emulatorsDir(),
    clientId: env("LINKEDIN_CLIENT_ID", "takt-local"),
    clientSecret: env("LINKEDIN_CLIENT_SECRET", "takt-local-secret"),
    redirectUris: [`${appUrl}/api/auth/callback/linkedin`, callback],
    apps: [
      {
        clientId: "takt-community",
        clientSecret: "takt-community-secret",
        redirectUris: [callback, `${appUrl}/auth/linkedin/community/callback`],
        products: ["community_management"],
      },
      {
        clientId: "takt-portability",
        clientSecret: "takt-portability-secret",
        redirectUris: [callback, `${appUrl}/auth/linkedin/portability/callback`],
        products: ["data_portability"],
      },
    ],
  });
  return { close: server.close, ready: `Emulated LinkedIn is ready on ${server.url}` };
}

/** The language model on EMULATOR_OPENAI_PORT. It streams as slowly as a model writes. */
async function startOpenAi() {
  const emulator = await import("./openai/emulator");
  const server = await emulator.startOpenAi({
    port: Number(env("EMULATOR_OPENAI_PORT", "4011")),
    settings: { tokenMs: 8 },
  });
  return { close: server.close, ready: `Emulated language model is ready on ${server.url}` };
}

/** Stripe on EMULATOR_STRIPE_PORT. The app at AUTH_URL gets every event, signed with STRIPE_WEBHOOK_SECRET. */
async function startStripe() {
  const emulator = await import("./stripe/emulator");
  const appUrl = env("AUTH_URL", "http://localhost:3000").replace(/\/$/, "");
  const server = await emulator.startStripe({
    port: Number(env("EMULATOR_STRIPE_PORT", "4012")),
    dataDir: emulatorsDir(),
    listen: {
      url: `${appUrl}/api/stripe/webhook`,
      secret: env("STRIPE_WEBHOOK_SECRET", "whsec_takt_local"),
    },
  });
  return { close: server.close, ready: `Emulated Stripe is ready on ${server.url}` };
}

/** The executor on EMULATOR_INNGEST_PORT, for the app at APP_URL; signed when INNGEST_SIGNING_KEY is set. */
async function startInngest() {
  const emulator = await import("./inngest/emulator");
  const appUrl = env("APP_URL", "http://localhost:3000/api/inngest");
  const signingKey = env("INNGEST_SIGNING_KEY", "") || null;
  const server = await emulator.startInngest({
    port: Number(env("EMULATOR_INNGEST_PORT", "8288")),
    appUrl,
    eventKey: env("INNGEST_EVENT_KEY", "") || null,
    signingKey,
    dataDir: emulatorsDir(),
  });
  const mode = signingKey ? "signed" : "unsigned";
  return { close: server.close, ready: `Inngest executor ready at ${server.url} for ${appUrl} (${mode})` };
}

/** The mail server on EMULATOR_SMTP_PORT, with its inbox on EMULATOR_MAIL_PORT. */
async function startMail() {
  const emulator = await import("./mail/emulator");
  const server = await emulator.startMail({
    port: Number(env("EMULATOR_MAIL_PORT", "4013")),
    smtpPort: Number(env("EMULATOR_SMTP_PORT", "4014")),
    dataDir: emulatorsDir(),
  });
  return { close: server.close, ready: `Emulated mail server: ${server.smtpUrl}, inbox on ${server.url}` };
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
