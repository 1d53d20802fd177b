import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Env, Hono } from "hono";

export type RunningServer = { url: string; port: number; close(): Promise<void> };

/**
 * Serves `app` over HTTP on this machine only. Port 0 takes a free one. `close` ends open sockets too, so that
 * a held call cannot keep a test alive. Throws a plain sentence when the port is taken.
 */
export async function serve<E extends Env>(
  app: Hono<E>,
  { port, host = "127.0.0.1" }: { port: number; host?: string },
): Promise<RunningServer> {
  const server = createAdaptorServer({
    fetch: app.fetch as Parameters<typeof createAdaptorServer>[0]["fetch"],
    // Tests run emulators in their own process: the global Request and Response must stay Node's.
    overrideGlobalObjects: false,
    // Longer than any client keeps an idle socket, so that a reused one is never cut by accident.
    serverOptions: { keepAliveTimeout: 75_000 },
  }) as Server;
  await listen(server, port, host);
  const taken = (server.address() as AddressInfo).port;
  return { url: `http://${host}:${taken}`, port: taken, close: () => close(server) };
}

function listen(server: Server, port: number, host: string) {
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
