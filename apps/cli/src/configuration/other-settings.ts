type Setting = { name: string; default: string | null; readBy: string; meaning: string };

/** Names that are in no schema: read by the start script, the emulators, a library, an image or the tests. */
export const otherSettings: Setting[] = [
  {
    name: "PORT",
    default: "3000",
    readBy: "npm start, image",
    meaning: "Port of the web app, at localhost. Docker compose: WEB_PORTS.",
  },
  {
    name: "TAKT_POSTGRES_PORT",
    default: null,
    readBy: "npm start",
    meaning: "Port of the embedded PostgreSQL. Without it: the last one, or any that is free.",
  },
  {
    name: "EMULATOR_LINKEDIN_PORT",
    default: "4010",
    readBy: "npm start, emulators",
    meaning: "Port of the stand-in for LinkedIn, at 127.0.0.1.",
  },
  {
    name: "EMULATOR_OPENAI_PORT",
    default: "4011",
    readBy: "npm start, emulators",
    meaning: "Port of the stand-in for a language model, at 127.0.0.1.",
  },
  {
    name: "EMULATOR_STRIPE_PORT",
    default: "4012",
    readBy: "npm start, emulators",
    meaning: "Port of the stand-in for Stripe, at 127.0.0.1.",
  },
  {
    name: "EMULATOR_INNGEST_PORT",
    default: "8288",
    readBy: "npm start, emulators",
    meaning: "Port of the local executor, at 127.0.0.1.",
  },
  {
    name: "EMULATOR_MAIL_PORT",
    default: "4013",
    readBy: "npm start, emulators",
    meaning: "Port of the inbox of the stand-in for a mail server, at 127.0.0.1.",
  },
  {
    name: "EMULATOR_SMTP_PORT",
    default: "4014",
    readBy: "npm start, emulators",
    meaning: "Port of that mail server, at 127.0.0.1.",
  },
  {
    name: "EMULATORS_APART",
    default: null,
    readBy: "npm start",
    meaning:
      "Emulators (`linkedin`, `openai`, `stripe`, `mail`, `inngest`, by commas) that get a process each instead of sharing one: tests kill the executor alone.",
  },
  {
    name: "APP_URL",
    default: "http://localhost:3000/api/inngest",
    readBy: "emulators",
    meaning: "Which app the local executor calls. `npm start` always sets it.",
  },
  {
    name: "INNGEST_SERVE_ORIGIN",
    default: null,
    readBy: "Inngest SDK",
    meaning:
      "Where the Inngest server reaches this app. `npm start` takes http://localhost:PORT, with the keys of Inngest Cloud AUTH_URL; docker compose http://web:3000.",
  },
  {
    name: "INNGEST_ENABLE_UNAUTHED_SYNC",
    default: null,
    readBy: "Inngest SDK",
    meaning: "`0` refuses unsigned requests to register functions. `npm start` and docker compose say 0.",
  },
  {
    name: "POSTGRES_PASSWORD",
    default: null,
    readBy: "docker compose",
    meaning: "Of both PostgreSQL in docker-compose.yml, in hex digits; must be set there.",
  },
  {
    name: "INNGEST_SIGNING_KEY_HEX",
    default: null,
    readBy: "docker compose",
    meaning:
      "Signing key of the Inngest server in docker-compose.yml: an even number of hex digits, `openssl rand -hex 32`.",
  },
  {
    name: "INNGEST_VERSION",
    default: "v1.43.0",
    readBy: "docker compose",
    meaning: "Of the image inngest/inngest.",
  },
  {
    name: "INNGEST_REPLICAS",
    default: "1",
    readBy: "docker compose",
    meaning: "`0` with Inngest Cloud: no Inngest server, and neither its database nor its Redis.",
  },
  {
    name: "WEB_PORTS",
    default: "3000-3009",
    readBy: "docker compose",
    meaning: "Ports at 127.0.0.1 that the replicas of the web app take.",
  },
  {
    name: "TAKT_STANDALONE",
    default: null,
    readBy: "build",
    meaning:
      "`1`: the build also makes what the image runs. The Dockerfile sets it; `next start` does not work with it.",
  },
  {
    name: "TAKT_CHROMIUM",
    default: null,
    readBy: "tests",
    meaning: "A Chromium or Chrome for the browser tests. Without it: the first one on PATH.",
  },
  {
    name: "TAKT_TRACE",
    default: null,
    readBy: "tests",
    meaning: "Set: the browser tests record every step, for `npx playwright show-trace`.",
  },
];
