import { type RunningServer, startEmulator } from "../core/start-emulator";
import { createBackend, type BackendOptions, type Backend } from "./backend";
import { controlRoutes, tickSchema } from "./control-routes";
import { eventRoutes, registrationRoutes } from "./routes/events";
import { inspectorRoutes } from "./pages/inspector-page";

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

/** The body of GET /_emulator/state: functions with their last cron fire, and the number of runs by status. */
function readState({ executor, registration }: Backend): object {
  const fires = executor.lastFires();
  const runs = { queued: 0, running: 0, sleeping: 0, ...executor.totals() };
  for (const { status } of executor.live()) runs[status] += 1;
  const functions = executor.functions().map(({ id, name, triggers, maxAttempts, concurrency }) => ({
    id,
    name,
    triggers: triggers.map((trigger) => ("cron" in trigger ? trigger.cron : trigger.event)),
    maxAttempts,
    concurrency: concurrency.map(({ limit, key }) => ({ limit, key: key && ["event", ...key].join(".") })),
    lastCronFire: fires[id] === undefined ? null : new Date(fires[id]).toISOString(),
  }));
  return { ...registration.status(), functions, runs, sizes: executor.sizes() };
}
