import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Deps } from "@takt/domain/deps";
import { answerMcp } from "../mcp/answer-mcp";
import type { Say } from "../mcp/say";

/** Says the key of a text, and its values. */
export const sayKey: Say = (key, data = {}) => [key, ...Object.values(data).map(String)].join(" ");

type Options = { deps: () => Deps; token?: string; visitorHash?: string | null };

/**
 * Serves the MCP server over HTTP at a free port. `token` is added to requests that bring none, for clients that cannot send
 * one; each address is then its own resource.
 */
export async function serveMcp({ deps, token, visitorHash = "v" }: Options) {
  const server = createServer((request, response) => {
    void answer().catch((error: unknown) => response.destroy(error as Error));
    async function answer() {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece as Buffer);
      const headers = new Headers(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      if (token !== undefined && !headers.has("authorization"))
        headers.set("authorization", `Bearer ${token}`);
      const got = await answerMcp(
        {
          deps: deps(),
          resource: url(),
          questionKey: new Uint8Array(32).fill(7),
          getSay: () => Promise.resolve(sayKey),
        },
        {
          method: request.method ?? "",
          headers,
          body: new Uint8Array(Buffer.concat(pieces)),
          signal: new AbortController().signal,
          locale: "en",
          visitorHash,
          addressKind: "ipv4",
        },
      );
      response.writeHead(got.status, Object.fromEntries(got.headers));
      response.end(Buffer.from(await got.arrayBuffer()));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
  return {
    url: url(),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
