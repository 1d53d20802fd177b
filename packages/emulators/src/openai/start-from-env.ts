import { env } from "../core/env";
import { startOpenAi } from "./emulator";

/** Starts the emulated language model on EMULATOR_OPENAI_PORT. It streams as slowly as a model writes. */
export async function startOpenAiFromEnv() {
  const server = await startOpenAi({
    port: Number(env("EMULATOR_OPENAI_PORT", "4011")),
    settings: { tokenMs: 8 },
  });
  return { close: server.close, ready: `Emulated language model is ready on ${server.url}` };
}
