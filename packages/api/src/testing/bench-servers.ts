import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { openBarePool } from "@takt/db/testing/open-bare-pool";
import { appRouter } from "../root";
import type { Context } from "../core/trpc";

export const SESSION_HEADER = "x-bench-session";

export type BenchServer = { url: string; stop(): Promise<void> };

/** Serves the API as the web app does, without Next: `createContext` gets the session's token. */
export async function serveApi(createContext: (token: string) => Promise<Context>): Promise<BenchServer> {
  return listen((request, response) => {
    const token = String(request.headers[SESSION_HEADER]);
    const asked = new Request(new URL(request.url!, "http://localhost"));
    const context = () => createContext(token);
    void fetchRequestHandler({ endpoint: "/api/trpc", req: asked, router: appRouter, createContext: context })
      .then(async (answer) => {
        const body = await answer.text();
        response.writeHead(answer.status, { "content-type": "application/json" }).end(body);
      })
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
}

/** The measure of everything: node's server, one `select 1` over a plain connection, and its answer. */
export async function serveBare(databaseUrl: string): Promise<BenchServer> {
  const pool = openBarePool(databaseUrl);
  const server = await listen((_, response) => {
    void pool
      .query("select 1 as one")
      .then(({ rows }) =>
        response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(rows)),
      );
  });
  return { ...server, stop: () => server.stop().then(() => pool.end()) };
}

async function listen(handler: RequestListener): Promise<BenchServer> {
  const server: Server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
