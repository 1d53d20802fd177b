import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createExecutor } from "./executor";

let close = async () => {};
afterEach(() => close());

/** Starts a server that answers like this, and returns its URL. */
async function at(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const reachable = (INNGEST_BASE_URL?: string, INNGEST_DEV?: string) =>
  createExecutor({ INNGEST_BASE_URL, INNGEST_DEV }).reachable();

test("the server's health page is requested", async () => {
  const asked: (string | undefined)[] = [];
  const url = await at((request, response) => {
    asked.push(request.url);
    response.end("{}");
  });
  expect(await reachable(url)).toBe(true);
  expect(await reachable(undefined, url)).toBe(true);
  expect(asked).toEqual(["/health", "/health"]);
});

test("an error, no connection and a time-out all mean unreachable", async () => {
  expect(await reachable(await at((_request, response) => response.writeHead(503).end()))).toBe(false);
  await close();
  expect(await reachable(await at(() => {}))).toBe(false);
  await close();
  expect(await reachable("http://127.0.0.1:1")).toBe(false);
});

test("Inngest Cloud is unknown", async () => {
  expect(await reachable()).toBe("unknown");
  for (const off of ["0", "false", "False", ""]) expect(await reachable(undefined, off)).toBe("unknown");
});
