import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { sign } from "../model/signature";
import { createAppClient } from "./call-app";

const KEY = "signkey-test-0011";
let server: Server;
let client: ReturnType<typeof createAppClient>;
afterEach(() => {
  client.close();
  server.close();
  server.closeAllConnections();
});

/** An app that answers `text` with `headers`, or does not answer when `status` is 0. */
async function ask(status: number, headers: Record<string, string>, text = "1", timeoutMs = 5000) {
  server = createServer((_, response) => {
    if (status) response.writeHead(status, headers).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  client = createAppClient({ signingKey: KEY, timeoutMs });
  return client.send("POST", `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { a: 1 });
}
const signed = (text: string, key = KEY) => ({
  "x-inngest-sdk": "js",
  "x-inngest-signature": sign(text, key, Math.round(Date.now() / 1000)),
});

test("a signed answer is accepted with its body as JSON", async () => {
  expect(await ask(200, signed('{"b":2}'), '{"b":2}')).toMatchObject({ status: 200, body: { b: 2 } });
});

test("an answer without a signature is refused", async () => {
  expect(await ask(200, { "x-inngest-sdk": "js" })).toMatchObject({
    unreachable: expect.stringContaining("no x-inngest-signature"),
  });
});

test("an answer signed with another key is refused", async () => {
  expect(await ask(206, signed("1", "signkey-test-ff"))).toMatchObject({
    unreachable: expect.stringContaining("another key"),
  });
});

test("a page of another server on that port is refused at any status", async () => {
  expect(await ask(200, {}, "<html>")).toEqual({
    unreachable: "the app answered 200, but not through the Inngest SDK",
  });
});

test("a call without an answer ends after the timeout", async () => {
  expect(await ask(0, {}, "", 20)).toEqual({ unreachable: "no answer from the app: silent for 20 ms" });
});

test("a body without a canonical form is reported, not thrown", async () => {
  await ask(200, signed("1"));
  const answer = await client.send("POST", "http://127.0.0.1:1/", { n: JSON.parse("1e999") as number });
  expect(answer).toMatchObject({ unreachable: expect.stringContaining("canonical JSON") });
});
