import { existsSync } from "node:fs";
import path from "node:path";
import { aiEnv, type AiEnv } from "../env";

/**
 * The endpoint that the evaluation asks, too: of the environment of the command, and of a `.env` file in the root, as for
 * the app (scripts/start/settings.mjs). The environment wins. Throws on a bad value.
 */
export function evalEnv(root: string): AiEnv {
  const file = path.join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  // An empty value in a file of settings means: not set.
  return aiEnv.parse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== "")));
}
