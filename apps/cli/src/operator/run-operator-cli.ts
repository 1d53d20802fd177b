import { parseArgs } from "node:util";
import { createDb } from "@takt/db/client";
import { dbEnv } from "@takt/db/env";
import { COMMANDS, type Context } from "./commands";

/** Runs the operator's command line (scripts/provider.mjs). @returns the exit code */
export async function runOperatorCli(args: string[], environment: Context["environment"]): Promise<number> {
  const run = readCommand(args);
  if (!run) {
    const lines = COMMANDS.map(({ name, usage }) => `npm run provider -- ${name} ${usage}`.trimEnd());
    console.error(`Usage: ${lines.join("\n       ")}`);
    return 2;
  }
  const db = createDb(dbEnv.parse(environment).DATABASE_URL, { max: 1 });
  try {
    return await run({ db, environment });
  } finally {
    await db.$disconnect();
  }
}

/** Returns what runs the command of these arguments, or null when they are none. */
export function readCommand(args: string[]): ((context: Context) => Promise<number>) | null {
  const parsed = parse(args);
  if (!parsed) return null;
  const words = parsed.positionals;
  const command = COMMANDS.find(({ name }) => name.split(" ").every((word, n) => words[n] === word));
  return command?.read(words.slice(command.name.split(" ").length), { ...parsed.values }) ?? null;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: "string" }, sync: { type: "boolean" }, until: { type: "string" } },
    });
  } catch (error) {
    // An unknown option: the usage lists the known ones.
    console.error(error instanceof Error ? error.message : String(error));
    return null;
  }
}
