import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { createControlClient } from "@takt/emulators/core/control-client";
import { freePorts } from "./free-ports";
import { makeFolder } from "./make-folder";

const ROOT = path.resolve(import.meta.dirname, "../../..");

type Part = "web" | "inngest" | "linkedin" | "openai";

export type Stack = {
  webUrl: string;
  linkedinUrl: string;
  inngestUrl: string;
  databaseUrl: string;
  /** The key that seals tokens, as TOKEN_KEYS. */
  tokenKeys: string;
  linkedin: ReturnType<typeof createControlClient>;
  inngest: ReturnType<typeof createControlClient>;
  openaiUrl: string;
  /** The language model's stand-in; its engine is an outline unless `env` names OPENAI_MODEL gpt-emulated. */
  openai: ReturnType<typeof createControlClient>;
  mailUrl: string;
  /** Where the product hands its emails over, as SMTP_URL. */
  smtpUrl: string;
  mail: ReturnType<typeof createControlClient>;
  /** The process of a part as it runs now. */
  pid(part: Part): number;
  /** `kill -9`; the supervisor starts it again. */
  kill(part: Part): void;
  stop(): Promise<void>;
};

/**
 * The whole product, as `npm start` runs it, on free ports and a data folder of its own, against a database
 * that the caller owns. Fails with the log when it does not come up. It stops by itself when this process is gone.
 */
export async function startStack(databaseUrl: string, env: Record<string, string> = {}): Promise<Stack> {
  const [web, linkedin, inngest, mail, smtp, openai] = (await freePorts(6)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const dataDir = makeFolder();
  const tokenKeys = `k1:${randomBytes(32).toString("base64")}`;
  const child = spawn(process.execPath, [path.join(ROOT, "scripts/start.mjs")], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(web),
      EMULATOR_LINKEDIN_PORT: String(linkedin),
      EMULATOR_INNGEST_PORT: String(inngest),
      EMULATOR_OPENAI_PORT: String(openai),
      EMULATOR_MAIL_PORT: String(mail),
      EMULATOR_SMTP_PORT: String(smtp),
      TAKT_DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      TOKEN_KEYS: tokenKeys,
      ...env,
      // Without NODE_ENV, which Next's types ask for: start chooses it for each part.
    } as Record<string, string | undefined> as NodeJS.ProcessEnv,
    // It stops in order when the channel closes, and in a group of its own nothing that ends this one ends it too soon.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    detached: process.platform !== "win32",
  });
  await ready(child);
  const pid: Stack["pid"] = (part) => {
    const file = path.join(dataDir, "run", `${part}.json`);
    return (JSON.parse(readFileSync(file, "utf8")) as { pid: number }).pid;
  };
  const linkedinUrl = `http://127.0.0.1:${linkedin}`;
  const inngestUrl = `http://127.0.0.1:${inngest}`;
  const openaiUrl = `http://127.0.0.1:${openai}`;
  const mailUrl = `http://127.0.0.1:${mail}`;
  return {
    webUrl: `http://localhost:${web}`,
    linkedinUrl,
    inngestUrl,
    databaseUrl,
    tokenKeys,
    linkedin: createControlClient(linkedinUrl),
    inngest: createControlClient(inngestUrl),
    openaiUrl,
    openai: createControlClient(openaiUrl),
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

/** Resolves when start says that Takt is ready. */
function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("Takt is ready.")) resolve();
    };
    child.stdout!.on("data", hear);
    child.stderr!.on("data", hear);
    child.once("exit", (code) => reject(new Error(`start ended with ${code}:\n${said}`)));
  });
}
