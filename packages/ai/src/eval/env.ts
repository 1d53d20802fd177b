import { aiEnv, type AiEnv } from "../env";

/** The endpoint that the evaluation asks, too; the environment of the command. Throws on a bad value. */
export const evalEnv = (): AiEnv =>
  // An empty value in a file of settings means: not set.
  aiEnv.parse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== "")));
