import type { Log } from "@takt/domain/shared/core-deps";
import type { AiEnv } from "./env";
import type { WriterSettings } from "./writer-settings";

/** Reads a writer's settings from the environment; without a key no model is used. */
export function readWriterSettings(env: AiEnv, log: Log): WriterSettings {
  return {
    baseUrl: env.OPENAI_BASE_URL,
    apiKey: env.OPENAI_API_KEY,
    model: env.OPENAI_MODEL,
    api: env.OPENAI_API_KEY === "" ? "outline" : env.OPENAI_API,
    timeoutMs: 75_000,
    researchTimeoutMs: 180_000,
    log,
  };
}
