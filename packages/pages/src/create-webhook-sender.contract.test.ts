import { fakeVault } from "./testing/fake-vault";
import { createWebhookRequest } from "@takt/domain/webhooks/create-webhook-request";
import { Webhook } from "standardwebhooks";
import type { IncomingMessage } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { createWebhookSender } from "./create-webhook-sender";
import { INVALID_URLS, PRIVATE_HOSTS } from "./testing/hostile-addresses";
import { redirect, type Route, startRaw, startSite } from "./testing/start-site";
import { toLoopback } from "./testing/test-reader";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const OLD_SECRET = "whsec_plJ3nmyCDGBKInavdOK15jsl";
const NOW = Date.now();

const delivery = {
  id: "018f0000-0000-7000-8000-00000000abcd",
  endpointId: "018f0000-0000-7000-8000-00000000ef01",
  type: "post.published",
  data: {
    postId: "018f0000-0000-7000-8000-000000000001",
    url: "https://www.linkedin.com/feed/update/urn:li:share:1/",
  },
  occurredAt: new Date(NOW - 60_000),
  tries: 1,
  url: "http://hooks.example/takt?key=1",
  secret: SECRET,
  oldSecret: null,
  oldSecretEnds: null,
};
const requestAt = (now = NOW, part: Partial<Parameters<typeof createWebhookRequest>[1]> = {}) =>
  createWebhookRequest({ vault: fakeVault }, { ...delivery, ...part }, now);

/** A receiver on this machine, and a sender that reaches it under any name. */
async function startReceiver(routes: Record<string, Route>) {
  const site = await startSite(routes);
  onTestFinished(site.close);
  const test = { allow: ["127.0.0.1"], ports: [site.port], resolve: toLoopback, insecure: true };
  return {
    site,
    ...createWebhookSender({ test }),
    at: (path: string) => `http://hooks.example:${site.port}${path}`,
  };
}

const status =
  (code: number, headers: Record<string, string> = {}, body = ""): Route =>
  (response) =>
    response.writeHead(code, headers).end(body);

/** Receives one message as a customer's program does. */
async function receive(request = requestAt()) {
  let received: { headers: IncomingMessage["headers"]; method?: string; body: string } | undefined;
  const { site, send, at } = await startReceiver({
    "/takt": (response, message) => {
      const chunks: Buffer[] = [];
      message.on("data", (chunk: Buffer) => chunks.push(chunk));
      message.on("end", () => {
        received = {
          headers: message.headers,
          method: message.method,
          body: Buffer.concat(chunks).toString(),
        };
        response.writeHead(202).end("thanks");
      });
    },
  });
  const answer = await send({ ...request, url: at("/takt?key=1") });
  return { answer, site, received: received! };
}

test("the library of Standard Webhooks verifies what is received", async () => {
  const { received, answer, site } = await receive();
  expect(answer).toEqual({ status: 202, failure: null, retryAfter: null, response: "thanks" });
  expect(site.requests).toEqual([`hooks.example:${site.port} /takt?key=1`]);
  expect(received.method).toBe("POST");
  expect(received.headers).toMatchObject({
    "content-type": "application/json",
    "user-agent": expect.stringMatching(/^Takt/),
    "webhook-id": "msg_018f000000007000800000000000abcd",
  });
  const verified = new Webhook(SECRET).verify(received.body, received.headers as Record<string, string>);
  expect(verified).toEqual({
    type: "post.published",
    timestamp: delivery.occurredAt.toISOString(),
    data: delivery.data,
  });
});

test("during the overlap both secrets verify it, after that the new one alone", async () => {
  const old = { oldSecret: OLD_SECRET, oldSecretEnds: new Date(NOW + 1000) };
  const verify = (secret: string, { headers, body }: ReturnType<typeof requestAt>) =>
    new Webhook(secret).verify(body, headers);
  const within = (await receive(requestAt(NOW, old))).received;
  const headers = within.headers as Record<string, string>;
  expect(new Webhook(OLD_SECRET).verify(within.body, headers)).toHaveProperty("type", "post.published");
  expect(new Webhook(SECRET).verify(within.body, headers)).toHaveProperty("type", "post.published");
  const after = requestAt(NOW, { ...old, oldSecretEnds: new Date(NOW) });
  expect(() => verify(OLD_SECRET, after)).toThrow("No matching signature found");
  expect(verify(SECRET, after)).toHaveProperty("type", "post.published");
});

test("the library refuses what was altered, and what is old", () => {
  const { headers, body } = requestAt();
  const webhook = new Webhook(SECRET);
  expect(() => webhook.verify(body.replace("published", "failed"), headers)).toThrow("No matching signature");
  expect(() => webhook.verify(body, { ...headers, "webhook-id": "msg_other" })).toThrow(
    "No matching signature",
  );
  const later = String(Number(headers["webhook-timestamp"]) + 1);
  expect(() => webhook.verify(body, { ...headers, "webhook-timestamp": later })).toThrow(
    "No matching signature",
  );
  const old = requestAt(NOW - 10 * 60_000);
  expect(() => webhook.verify(old.body, old.headers)).toThrow("Message timestamp too old");
});

test("a redirect is told and not followed, wherever it leads", async () => {
  const { site, send, at } = await startReceiver({
    "/takt": redirect("http://127.0.0.1/private"),
    "/other": redirect("/takt", 308),
  });
  for (const [path, code] of [
    ["/takt", 302],
    ["/other", 308],
  ] as const)
    expect(await send({ ...requestAt(), url: at(path) })).toMatchObject({
      status: code,
      failure: "redirect",
    });
  expect(site.requests).toHaveLength(2);
});

test("Retry-After is read as seconds and as a date", async () => {
  const inAMinute = new Date(Date.now() + 60_000).toUTCString();
  const { send, at } = await startReceiver({
    "/seconds": status(429, { "retry-after": "120" }),
    "/date": status(503, { "retry-after": inAMinute }),
    "/words": status(503, { "retry-after": "soon" }),
  });
  const ask = async (path: string) => (await send({ ...requestAt(), url: at(path) })).retryAfter;
  expect(await ask("/seconds")).toBe(120);
  expect(await ask("/date")).toBeGreaterThan(30);
  expect(await ask("/date")).toBeLessThanOrEqual(60);
  expect(await ask("/words")).toBeNull();
});

test("of an answer the first 8 kB are read, and one that breaks off is an answer all the same", async () => {
  const { send, at } = await startReceiver({
    "/long": status(200, {}, "x".repeat(1_000_000)),
    "/cut": (response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("half", () => response.destroy());
    },
  });
  const long = await send({ ...requestAt(), url: at("/long") });
  expect(long.response).toBe("x".repeat(8192));
  expect(await send({ ...requestAt(), url: at("/cut") })).toMatchObject({ status: 200, response: "half…" });
});

test("who does not answer in time is a time-out", async () => {
  const site = await startRaw(() => {});
  onTestFinished(site.close);
  const sender = createWebhookSender({
    test: { allow: ["127.0.0.1"], ports: [site.port], resolve: toLoopback, insecure: true, totalMs: 50 },
  });
  const answer = await sender.send({ ...requestAt(), url: `http://hooks.example:${site.port}/` });
  expect(answer).toEqual({ status: null, failure: "timeout", retryAfter: null, response: "" });
});

test("who speaks no TLS, and who is not there, are told apart", async () => {
  const { site, at } = await startReceiver({});
  const sender = createWebhookSender({
    test: { allow: ["127.0.0.1"], ports: [site.port, 1], resolve: toLoopback },
  });
  const ask = async (url: string) => (await sender.send({ ...requestAt(), url })).failure;
  expect(await ask(at("/").replace("http:", "https:"))).toBe("tls");
  expect(await ask("https://hooks.example:1/")).toBe("unreachable");
});

test("what nobody sends to may not be the address of an endpoint, and neither may one without TLS", async () => {
  const { allows, send } = createWebhookSender({});
  const urls = [...PRIVATE_HOSTS.map((host) => `https://${host}/`), ...INVALID_URLS];
  expect(urls.filter(allows)).toEqual([]);
  const url = "http://hooks.example/";
  expect(allows(url)).toBe(false);
  expect(await send({ ...requestAt(), url })).toMatchObject({ status: null, failure: "refused_address" });
});

test.each(["https://hooks.example/takt", "https://hooks.example:443/?a=b", "https://8.8.8.8/"])(
  "%s may be an endpoint",
  (url) => expect(createWebhookSender({}).allows(url)).toBe(true),
);

test("a place of this machine that is named is reached by http, and no other", async () => {
  const site = await startSite({ "/": status(200) });
  onTestFinished(site.close);
  const place = `127.0.0.1:${site.port}`;
  const { allows, send } = createWebhookSender({ allowLocal: [place] });
  expect(allows(`http://${place}/`)).toBe(true);
  expect(await send({ ...requestAt(), url: `http://${place}/` })).toMatchObject({ status: 200 });
  expect(allows(`http://localhost:${site.port}/`)).toBe(false);
  expect(allows("http://127.0.0.1:1/")).toBe(false);
  expect(createWebhookSender({}).allows(`http://${place}/`)).toBe(false);
});
