import { type RunningServer, startEmulator } from "../core/start-emulator";
import { createBackend, type Backend, type RecordedCall } from "./backend";
import { callRoutes, modelRoutes } from "./routes/calls";
import { apiGate, handleErrors, type OpenAiEnv } from "./routes/gate";
import type { Settings } from "./settings";

type OpenAiOptions = {
  /** 0 takes a free port. */
  port: number;
  settings?: Partial<Settings>;
};

/** Starts OpenAI's Responses and Chat Completions, answered with outlines. A restart loses all state. */
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

/** The body of GET /_emulator/state: every valid call, oldest first. */
const readState = (backend: Backend): { calls: readonly RecordedCall[] } => ({
  calls: backend.calls(),
});
