import type { RunningServer } from "../core/server";
import { startEmulator } from "../core/start-emulator";
import { createBackend, type BackendOptions } from "./backend";
import { controlRoutes, tickSchema } from "./control-routes";
import { readState } from "./read-state";
import { eventRoutes } from "./routes/events";
import { inspectorRoutes } from "./routes/inspector";
import { registrationRoutes } from "./routes/registration";

export type InngestOptions = BackendOptions & {
  /** 0 takes a free port. */
  port: number;
  /** The one event key that is accepted; null accepts any (the SDK's dev mode). */
  eventKey: string | null;
};

/** Starts an executor that speaks Inngest's own protocol with the app's SDK. See README.md beside this file. */
export async function startInngest({ port, eventKey, ...options }: InngestOptions): Promise<RunningServer> {
  const backend = createBackend(options);
  const emulator = await startEmulator(backend, {
    port,
    state: () => readState(backend),
    held: backend.rules.held,
    tick: (body) => backend.executor.tick(tickSchema.parse(body)),
    controlRoutes: (routes) => controlRoutes(routes, backend),
    // Registrations repeat as long as the process runs and would fill the log.
    calls: "/e/*",
    routes(app) {
      inspectorRoutes(app, backend);
      registrationRoutes(app, backend, { signingKey: options.signingKey });
      eventRoutes(app, backend, { eventKey });
      app.notFound((c) =>
        c.json(
          { error: `${c.req.method} ${c.req.path} is not supported by the local Inngest executor` },
          404,
        ),
      );
    },
  });
  backend.pollApp();
  return emulator;
}
