import { get } from "node:http";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serve, type RunningServer } from "./start-emulator";

let server: RunningServer;
beforeAll(async () => {
  server = await serve(
    new Hono().get("/_emulator/state", (c) => c.text("state")),
    { port: 0 },
  );
});
afterAll(() => server.close());

/** The status for a call under this name: `fetch` sets the header itself. */
const statusOf = (host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(`${server.url}/_emulator/state`, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once("error", reject);
  });

test.each(["localhost", "127.0.0.1", "[::1]"])("the server is reached as %s", async (name) => {
  expect(await statusOf(name)).toBe(200);
  expect(await statusOf(`${name}:${server.port}`)).toBe(200);
});

test.each([
  "evil.example",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "evil.example:4010",
  "10.0.0.1",
])("the server refuses the host name %s, against DNS rebinding", async (name) =>
  expect(await statusOf(name)).toBe(421),
);
