import type { Server } from "node:http";
import type { AddressInfo, Server as NetServer } from "node:net";
import { Hono, type Env } from "hono";
import { createAdaptorServer } from "@hono/node-server";
import {
  createControl,
  type Control,
  type ControlledBackend,
  type ControlOptions,
  controlRoutes,
} from "./control-routes";
import { receiveCalls, type CallOptions } from "./receive-calls";

type EmulatorBackend = ControlledBackend & {
  /** Closes what the backend has opened, once no call arrives any more. */
  close?(): unknown;
};

type EmulatorOptions<E extends Env> = ControlOptions &
  CallOptions & {
    /** 0 takes a free port. */
    port: number;
    /** Adds what the emulated service answers, and the emulator's pages. */
    routes: (app: Hono<E>) => void;
    /** The paths of the service's calls, which are logged and get faults; null when none comes over HTTP. */
    calls?: string | null;
  };

export type RunningEmulator = RunningServer & { control: Control };

/** Starts an emulator: its control API, the log and the faults of its calls, and its own routes. */
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

export type RunningServer = { url: string; port: number; close(): Promise<void> };

/**
 * Serves `app` over HTTP on this machine only. Requests for any other host name get 421, which protects against DNS
 * rebinding. Port 0 takes a free port. `close` also ends open sockets, so that a held call cannot keep a test alive.
 */
export async function serve<E extends Env>(
  app: Hono<E>,
  { port, host = "127.0.0.1" }: { port: number; host?: string },
): Promise<RunningServer> {
  const server = createAdaptorServer({
    fetch: ((request, env) =>
      isLocalName(request.headers.get("host"), host)
        ? app.fetch(request, env as E["Bindings"])
        : new Response("This emulator is reached by localhost and 127.0.0.1 alone.\n", {
            status: 421,
          })) as Parameters<typeof createAdaptorServer>[0]["fetch"],
    // Tests run emulators in their own process: the global Request and Response must stay Node's.
    overrideGlobalObjects: false,
    // Longer than any client keeps an idle socket, so that a reused socket is not closed under a request.
    serverOptions: { keepAliveTimeout: 75_000 },
  }) as Server;
  await listen(server, port, host);
  const taken = (server.address() as AddressInfo).port;
  return { url: `http://${host}:${taken}`, port: taken, close: () => close(server) };
}

/** Whether a Host header names this machine or the listening address; any port is accepted. */
function isLocalName(header: string | null, host: string): boolean {
  const name = (header ?? "").replace(/:\d+$/, "");
  return ["localhost", "127.0.0.1", "[::1]", host].includes(name);
}

/** Listens on a port; throws with a readable message when it is in use. */
export function listen(server: NetServer, port: number, host: string) {
  return new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        error.code === "EADDRINUSE"
          ? new Error(
              `Port ${port} on ${host} is already in use. Stop what listens there or choose another port.`,
            )
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
}

function close(server: Server) {
  return new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
