import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import * as file from "../[id]/route";
import * as media from "../route";
import * as upload from "../uploads/[id]/route";
import * as uploads from "../uploads/route";

type Handle = (
  request: Request,
  context: { params: Promise<{ id: string }> },
) => Promise<Response> | Response;

/** Serves the media routes on a real socket; a body that nobody waits for is left alone, as Next leaves it. */
export async function serveMedia(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((incoming, answer) => {
    const ended = new AbortController();
    answer.on("close", () => answer.writableFinished || ended.abort());
    void respond(incoming, ended.signal).then(async (response) => {
      // Next neither reads nor ends a body that it cannot send.
      if (answer.destroyed) return;
      // A response sent before the request was read completely ends the connection.
      if (!incoming.complete) answer.setHeader("connection", "close");
      answer.writeHead(response.status, Object.fromEntries(response.headers));
      if (!response.body || incoming.method === "HEAD") return void answer.end();
      await pipeline(Readable.fromWeb(response.body as NodeStream), answer).catch((error: unknown) => {
        // The client disconnected during the response.
        if (!ended.signal.aborted) throw error;
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(incoming: IncomingMessage, signal: AbortSignal): Promise<Response> {
  const path = incoming.url!.split("/").filter(Boolean).slice(2);
  const [routes, id] =
    path[0] === "uploads" ? [path[1] ? upload : uploads, path[1]] : [path[0] ? file : media, path[0]];
  const methods = routes as Record<string, Handle | undefined>;
  // HEAD without a handler is a GET whose body is not sent.
  const handle = methods[incoming.method!] ?? (incoming.method === "HEAD" ? methods.GET : undefined);
  if (!handle) return new Response(null, { status: 405 });
  const body = ["GET", "HEAD"].includes(incoming.method!) ? undefined : Readable.toWeb(incoming);
  const request = new Request(`http://localhost${incoming.url}`, {
    method: incoming.method,
    headers: Object.entries(incoming.headers) as [string, string][],
    body: body as ReadableStream | undefined,
    duplex: "half",
    signal,
  } as RequestInit);
  return handle(request, { params: Promise.resolve({ id: id ?? "" }) });
}
