import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { freePorts } from "@takt/db/testing/free-ports.mjs";
import { createControlClient, type ControlClient } from "@takt/emulators/core/control-client";
import { createInngestControl, type InngestControl } from "@takt/emulators/inngest/control-client";
import { createLinkedInControl, type LinkedInControl } from "@takt/emulators/linkedin/control-client";
import { createOpenAiControl, type OpenAiControl } from "@takt/emulators/openai/control-client";
import { createStripeControl, type StripeControl } from "@takt/emulators/stripe/control-client";
import { createTempDir } from "./create-temp-dir";

const ROOT = path.resolve(import.meta.dirname, "../../..");

type Part = "web" | "inngest";

export type Stack = {
  webUrl: string;
  linkedinUrl: string;
  inngestUrl: string;
  databaseUrl: string;
  /** The key that seals tokens, as TOKEN_KEYS. */
  tokenKeys: string;
  linkedin: LinkedInControl;
  inngest: InngestControl;
  openaiUrl: string;
  /** The emulated language model; the engine is an outline unless `env` sets OPENAI_MODEL to gpt-emulated. */
  openai: OpenAiControl;
  stripeUrl: string;
  /** The emulated Stripe, set up with what Takt sells. */
  stripe: StripeControl;
  mailUrl: string;
  /** The server to which the product sends its emails, as SMTP_URL. */
  smtpUrl: string;
  mail: ControlClient;
  /** Returns the process id of a part. */
  pid(part: Part): number;
  /** Kills a part with `kill -9`; the supervisor starts it again. */
  kill(part: Part): void;
  stop(): Promise<void>;
};

/** The variables of libfaketime, so that all processes of a run under `faketime` have one clock. */
function shiftedClock(): Record<string, string | undefined> {
  const names = Object.keys(process.env).filter((name) => /^(LD_PRELOAD$|FAKETIME)/.test(name));
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

/**
 * Starts the whole product, as `npm start` does, on free ports and with its own data directory, against the caller's
 * database. Fails with the log if the product does not start. The product stops on its own when this process ends.
 */
export async function startStack(databaseUrl: string, env: Record<string, string> = {}): Promise<Stack> {
  const [web, linkedin, inngest, mail, smtp, openai, stripe] = (await freePorts(7)) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const dataDir = createTempDir();
  const tokenKeys = `k1:${randomBytes(32).toString("base64")}`;
  const child = spawn(process.execPath, [path.join(ROOT, "scripts/start.mjs")], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...shiftedClock(),
      PORT: String(web),
      EMULATOR_LINKEDIN_PORT: String(linkedin),
      EMULATOR_INNGEST_PORT: String(inngest),
      EMULATOR_OPENAI_PORT: String(openai),
      EMULATOR_STRIPE_PORT: String(stripe),
      EMULATOR_MAIL_PORT: String(mail),
      EMULATOR_SMTP_PORT: String(smtp),
      TAKT_DATA_DIR: dataDir,
      // Tests kill it without the services that it talks to.
      EMULATORS_APART: "inngest",
      DATABASE_URL: databaseUrl,
      TOKEN_KEYS: tokenKeys,
      ...env,
      // NODE_ENV, which Next's types require, is left out: start sets it for each part.
    } as Record<string, string | undefined> as NodeJS.ProcessEnv,
    // It shuts down when the channel closes; in its own process group, a signal to this one does not end it too soon.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    detached: process.platform !== "win32",
  });
  await waitUntilReady(child);
  const pid: Stack["pid"] = (part) => {
    const file = path.join(dataDir, "run", `${part}.json`);
    return (JSON.parse(readFileSync(file, "utf8")) as { pid: number }).pid;
  };
  const linkedinUrl = `http://127.0.0.1:${linkedin}`;
  const inngestUrl = `http://127.0.0.1:${inngest}`;
  const openaiUrl = `http://127.0.0.1:${openai}`;
  const stripeUrl = `http://127.0.0.1:${stripe}`;
  const mailUrl = `http://127.0.0.1:${mail}`;
  return {
    webUrl: `http://localhost:${web}`,
    linkedinUrl,
    inngestUrl,
    databaseUrl,
    tokenKeys,
    linkedin: createLinkedInControl(linkedinUrl),
    inngest: createInngestControl(inngestUrl),
    openaiUrl,
    openai: createOpenAiControl(openaiUrl),
    stripeUrl,
    stripe: createStripeControl(stripeUrl),
    mailUrl,
    smtpUrl: `smtp://127.0.0.1:${smtp}`,
    mail: createControlClient(mailUrl),
    pid,
    kill: (part) => void process.kill(pid(part), "SIGKILL"),
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      if (child.exitCode === null) {
        child.kill("SIGTERM");
        await ended;
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves when start prints that Takt is ready. */
function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Takt is ready.")) resolve();
    };
    child.stdout!.on("data", collect);
    child.stderr!.on("data", collect);
    child.once("exit", (code) => reject(new Error(`start ended with ${code}:\n${output}`)));
  });
}
