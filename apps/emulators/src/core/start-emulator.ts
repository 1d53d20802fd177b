import { Hono, type Env } from "hono";
import { createControl, type Control, type ControlledBackend, type ControlOptions } from "./control";
import { controlRoutes } from "./control-routes";
import { receiveCalls, type CallOptions } from "./receive-calls";
import { serve, type RunningServer } from "./server";

export type EmulatorBackend = ControlledBackend & {
  /** Closes what the backend has opened, once no call arrives any more. */
  close?(): unknown;
};

export type EmulatorOptions<E extends Env> = ControlOptions &
  CallOptions & {
    /** 0 takes a free port. */
    port: number;
    /** Adds what the emulated service answers, and the emulator's pages. */
    routes: (app: Hono<E>) => void;
    /** The paths of the service's calls, which are logged and get faults; null when none comes over HTTP. */
    calls?: string | null;
  };

export type RunningEmulator = RunningServer & { control: Control };

/**
 * Starts an emulator on this machine only: its control API, the log and the faults of its calls, and its own routes.
 * `close` ends the clock, the server and the backend, in this order.
 */
export async function startEmulator<E extends Env>(
  backend: EmulatorBackend,
  { port, routes, calls = "*", member, streams, ...options }: EmulatorOptions<E>,
): Promise<RunningEmulator> {
  const control = createControl(backend);
  const app = new Hono<E>();
  app.route("/", controlRoutes(backend, control, options));
  if (calls !== null) app.use(calls, receiveCalls(control, { member, streams }));
  routes(app);

  async function end(server?: RunningServer) {
    backend.clock.close();
    await server?.close();
    await backend.close?.();
  }
  try {
    const server = await serve(app, { port });
    return { ...server, control, close: () => end(server) };
  } catch (error) {
    await end();
    throw error;
  }
}
