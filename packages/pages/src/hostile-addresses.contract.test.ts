import { captureLog } from "@takt/domain/testing/capture-log";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createClientDocumentReader } from "./create-client-document-reader";
import { createRemoteImageReader } from "./create-remote-image-reader";
import { createWebhookSender } from "./create-webhook-sender";
import type { Resolve } from "./fetch/connect-checked";
import { INVALID_URLS, PRIVATE_ADDRESSES, PRIVATE_HOSTS } from "./testing/hostile-addresses";
import { type Route, type Site, startSite } from "./testing/start-site";

// Every address that a stranger may name, asked by each of those who request it. Where its check is missing, a case ends with
// another answer, or with a request that a server of this machine has received.

type Settings = {
  allowLocal?: readonly string[];
  test?: { allow: readonly string[]; ports: readonly number[]; resolve: Resolve };
};

/** The readers of addresses that strangers name, and the outcome of each. */
type Requester = {
  /** Answers what was answered, with the cause that is logged. */
  ask(settings: Settings, url: string): Promise<object>;
  reached: object;
  isPrivate: object;
  isInvalid: object;
  leadsToPrivate: object;
  isRedirect: object;
};

const because = (why: RegExp) => expect.stringMatching(why) as string;
const REFUSED = { status: null, failure: "refused_address" };
const failed = (reason: string, why?: RegExp) => ({
  kind: "failed",
  reason,
  ...(why && { why: because(why) }),
});
const unread = (why: RegExp) => ({ kind: "failed", why: because(why) });

const REQUESTERS: Record<string, Requester> = {
  "the sender of webhooks": {
    ask({ allowLocal, test }, url) {
      const sender = createWebhookSender({ allowLocal, ...(test && { test: { ...test, insecure: true } }) });
      return sender.send({ url, headers: {}, body: "{}" });
    },
    reached: { status: 200, failure: null },
    isPrivate: REFUSED,
    isInvalid: REFUSED,
    leadsToPrivate: REFUSED,
    isRedirect: { status: 302, failure: "redirect" },
  },
  "the reader of pictures by their address": {
    async ask({ allowLocal, test }, url) {
      const { log, entries } = captureLog();
      const limits = { refusal: 0 };
      const read = createRemoteImageReader({ log, allowLocal, ...(test && { test: { ...test, limits } }) });
      return { ...(await read(url, { most: 1000, owner: "somebody" })), why: entries[0]?.["why"] };
    },
    reached: { kind: "read" },
    isPrivate: failed("private"),
    isInvalid: failed("url_invalid"),
    leadsToPrivate: failed("unreachable", /^address$/),
    isRedirect: failed("unreachable", /^redirect: (address|name|credentials)$/),
  },
  "the reader of applications' documents": {
    async ask({ allowLocal, test }, url) {
      const { log, entries } = captureLog();
      const read = createClientDocumentReader({
        log,
        allowLocal,
        ...(test && { test: { ...test, refusal: 0 } }),
      });
      return { ...(await read(url)), why: entries[0]?.["why"] };
    },
    reached: { kind: "read" },
    isPrivate: unread(/^(address|name|credentials)$/),
    isInvalid: unread(/^(not an address|scheme|credentials|port|too long)$/),
    leadsToPrivate: unread(/^address$/),
    isRedirect: unread(/^redirect$/),
  },
};

const toAddress = (address: string) => ({ address, family: address.includes(":") ? 6 : 4 });
/** Resolves every name to the next of these each time; `asked` are the names. */
function resolving(...answers: string[][]) {
  const asked: string[] = [];
  const resolve: Resolve = (host) => {
    const addresses = answers[Math.min(asked.push(host), answers.length) - 1]!;
    return Promise.resolve(addresses.map(toAddress));
  };
  return { resolve, asked };
}

/** An answer that each of them accepts. */
const serve: Route = (response, { headers }) =>
  response
    .writeHead(200, { "content-type": headers.accept === "application/json" ? headers.accept : "image/png" })
    .end("{}");

let outer: Site;
let inner: Site;
beforeAll(async () => {
  inner = await startSite({ "/": serve });
  const redirects = PRIVATE_HOSTS.map((host, at): [string, Route] => [
    `/to/${at}`,
    (response) => response.writeHead(302, { location: toAscii(toUrl(host)) }).end(),
  ]);
  outer = await startSite({ "/": serve, ...Object.fromEntries(redirects) });
});
afterAll(() => Promise.all([outer.close(), inner.close()]));
beforeEach(() => {
  outer.requests.length = 0;
  inner.requests.length = 0;
});

/** A header has no other letters. */
const toAscii = (url: string) => url.replaceAll(/[^ -~]+/g, encodeURIComponent);
/** The address of a server of this machine where the host leads there. */
const toUrl = (host: string) => `http://${host}:${inner.port}/`;

describe.each(Object.entries(REQUESTERS))("%s", (_, requester) => {
  const { resolve } = resolving(["127.0.0.1"]);
  const strict = () => ({ test: { allow: [], ports: [inner.port], resolve } });

  test.each(PRIVATE_HOSTS)("asks nobody at %s, which is private by its text", async (host) => {
    expect(await requester.ask(strict(), toUrl(host))).toMatchObject(requester.isPrivate);
    expect(inner.requests).toEqual([]);
  });

  test.each(INVALID_URLS)("takes %j for no address", async (url) => {
    expect(await requester.ask(strict(), url)).toMatchObject(requester.isInvalid);
  });

  test.each(PRIVATE_ADDRESSES)("asks nobody at a name that leads to %s", async (address) => {
    const test = { ...strict().test, ...resolving([address]) };
    expect(await requester.ask({ test }, toUrl("hooks.example"))).toMatchObject(requester.leadsToPrivate);
    expect(inner.requests).toEqual([]);
  });

  test.each(PRIVATE_HOSTS.map((host, at) => [host, at] as const))(
    "is not led to %s by a redirect",
    async (_host, at) => {
      // One place of this machine may be asked, and no other.
      const settings = { ...strict(), allowLocal: [`127.0.0.1:${outer.port}`] };
      const answer = await requester.ask(settings, `http://127.0.0.1:${outer.port}/to/${at}`);
      expect(answer).toMatchObject(requester.isRedirect);
      expect([outer.requests.length, inner.requests.length]).toEqual([1, 0]);
    },
  );

  test("asks nobody at a name of which one of several addresses is private", async () => {
    const test = { allow: ["127.0.0.1"], ports: [inner.port], ...resolving(["127.0.0.1", "10.0.0.5"]) };
    expect(await requester.ask({ test }, toUrl("hooks.example"))).toMatchObject(requester.leadsToPrivate);
    expect(inner.requests).toEqual([]);
  });

  test("looks a name up once, so that nothing changes between the check and the connection", async () => {
    const { asked, ...names } = resolving(["127.0.0.1"], ["10.0.0.5"]);
    const settings = { test: { allow: ["127.0.0.1"], ports: [inner.port], ...names } };
    expect(await requester.ask(settings, toUrl("hooks.example"))).toMatchObject(requester.reached);
    expect(asked).toEqual(["hooks.example"]);
    expect(await requester.ask(settings, toUrl("hooks.example"))).toMatchObject(requester.leadsToPrivate);
    expect(inner.requests).toHaveLength(1);
  });
});
