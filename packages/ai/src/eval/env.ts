import { existsSync } from "node:fs";
import path from "node:path";
import { aiEnv, type AiEnv } from "../env";

/**
 * Reads the endpoint to evaluate from the environment of the command and from a `.env` file in the root, as the app
 * does (scripts/start/settings.mjs). The environment wins. Throws on an invalid value.
 */
export function evalEnv(root: string): AiEnv {
  const file = path.join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  // An empty value in the file means that it is not set.
  return aiEnv.parse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== "")));
}
