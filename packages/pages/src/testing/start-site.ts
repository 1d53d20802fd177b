import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { createServer as createRawServer } from "node:net";
import { type LocalServer, serveLocal } from "./serve-local";

export type Route = (response: ServerResponse, request: IncomingMessage) => void;
export type Site = LocalServer & { requests: string[] };

/**
 * Starts a web server on 127.0.0.1; `routes` are by path without query. `requests` are the received request lines
 * with host and path.
 */
export async function startSite(routes: Record<string, Route>): Promise<Site> {
  const requests: string[] = [];
  const server = await serveLocal((request, response) => {
    const path = (request.url ?? "").split("?", 1)[0]!;
    requests.push(`${request.headers.host} ${request.url}`);
    // Readers close the connection when they have enough.
    response.on("error", () => undefined);
    const route = routes[path];
    if (route) route(response, request);
    else response.writeHead(404).end("missing");
  });
  return { ...server, requests };
}

/** Starts a bare TCP server on 127.0.0.1: `meet` gets the first data of a connection. */
export async function startRaw(siteFixture: (socket: Socket, first: Buffer) => void): Promise<Site> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const server = createRawServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("data", (first) => {
      requests.push(first.toString("latin1"));
      siteFixture(socket, first);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Responds with a body, HTML unless `headers` say otherwise. */
export function page(body: string | Buffer, headers: Record<string, string> = {}): Route {
  return (response) => response.writeHead(200, { "content-type": "text/html", ...headers }).end(body);
}

export function redirect(to: string, status = 302): Route {
  return (response) => response.writeHead(status, { location: to }).end();
}
