import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Env, Hono } from "hono";

export type RunningServer = { url: string; port: number; close(): Promise<void> };

/**
 * Serves `app` over HTTP on this machine only. Requests for any other host name get 421, which protects against DNS
 * rebinding. Port 0 takes a free port. `close` also ends open sockets, so that a held call cannot keep a test alive.
 * Throws with a readable message when the port is in use.
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
