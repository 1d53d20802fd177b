import type { RunningServer } from "../core/server";
import { startEmulator } from "../core/start-emulator";
import { createBackend } from "./backend";
import { readState } from "./read-state";
import { callRoutes } from "./routes/calls";
import { apiGate, handleErrors, type OpenAiEnv } from "./routes/gate";
import { modelRoutes } from "./routes/models";
import type { Settings } from "./settings";

export type OpenAiOptions = {
  /** 0 takes a free port. */
  port: number;
  settings?: Partial<Settings>;
};

/**
 * Starts a language model's endpoint on this machine: OpenAI's Responses and Chat Completions, answered with outlines.
 * A restart loses all state.
 */
export function startOpenAi({ port, settings = {} }: OpenAiOptions): Promise<RunningServer> {
  const backend = createBackend({ settings });
  return startEmulator<OpenAiEnv>(backend, {
    port,
    state: () => readState(backend),
    routes(app) {
      apiGate(app, backend);
      modelRoutes(app, backend);
      callRoutes(app, backend);
      handleErrors(app);
    },
  });
}
