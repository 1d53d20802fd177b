import { Inngest } from "inngest";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { POST as auth } from "../app/api/auth/[...nextauth]/route";
import { POST as feedback } from "../app/api/feedback/route";
import { POST as inngest, PUT as register } from "../app/api/inngest/route";
import { POST as media } from "../app/api/media/route";
import { POST as trpc } from "../app/api/trpc/[trpc]/route";
import { POST as logo } from "../app/api/workspaces/logo/route";
import { POST as signIn } from "../app/auth/sign-in/route";

const ORIGIN = "http://localhost:3000";
const MB = 1024 * 1024;
const seen = vi.hoisted(() => ({ bodies: [] as string[], contexts: 0, errors: [] as string[] }));
vi.mock("../env", () => ({ env: () => ({ AUTH_URL: "http://localhost:3000" }) }));
vi.mock("./log", () => ({
  log: { info() {}, warn() {}, error: (event: string) => void seen.errors.push(event) },
}));
vi.mock("./deps", () => ({
  deps: () => ({}),
  composition: () => ({ inngest: client, functions: [] }),
}));
vi.mock("./auth", () => ({
  signIn: () => Promise.resolve("http://localhost:3000/to-linkedin"),
  handlers: {
    POST: async (request: Request) => {
      seen.bodies.push(await request.text());
      return new Response("taken");
    },
  },
}));
vi.mock("./api", () => ({
  isExpected: () => true,
}));
vi.mock("./context", () => ({
  createContext: () => {
    seen.contexts += 1;
    return Promise.resolve({ user: null, session: null, visitorHash: null, errorId: "E-1", deps: {} });
  },
}));
vi.mock("next/headers", () => ({
  headers: () => Promise.resolve(new Headers()),
  cookies: () => Promise.resolve({ get: () => undefined, has: () => false, set: () => {}, delete: () => {} }),
}));
const silent = { info() {}, warn() {}, error() {}, debug() {} };
const client = new Inngest({
  id: "takt",
  isDev: false,
  eventKey: "key",
  signingKey: "signkey-test-00112233",
  logger: silent,
});

type Handler = (request: Request, context: unknown) => Promise<Response>;
const ROUTES: [name: string, handler: Handler, type: string][] = [
  ["/auth/sign-in", signIn, "application/x-www-form-urlencoded"],
  ["/api/auth/signin/linkedin", auth, "application/x-www-form-urlencoded"],
  ["/api/inngest", inngest as Handler, "application/json"],
  ["/api/inngest (registration)", register as Handler, "application/json"],
  ["/api/trpc/posts.create", trpc, "application/json"],
  ["/api/media", media, "application/json"],
];

beforeEach(() => {
  seen.bodies = [];
  seen.contexts = 0;
  seen.errors = [];
});

/** Creates a body of 50 MB in chunks of 64 KB, and counts the bytes that were pulled from it. */
function huge() {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulled += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(97));
        if (pulled >= 50 * MB) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, pulled: () => pulled };
}

const ask = (handler: Handler, type: string, headers: Record<string, string>, body: BodyInit) =>
  handler(
    new Request(`${ORIGIN}/api/trpc/posts.create`, {
      method: "POST",
      headers: { origin: ORIGIN, "content-type": type, ...headers },
      body,
      duplex: "half",
    } as RequestInit),
    { params: Promise.resolve({}) },
  );

describe.each(ROUTES)("POST %s", (_, handler, type) => {
  test("a body with a content-length of 50 MB is refused unread", async () => {
    const { body, pulled } = huge();
    const answer = await ask(handler, type, { "content-length": String(50 * MB) }, body);
    expect(answer.status).toBe(413);
    expect(pulled()).toBe(0);
  });

  test("a body that exceeds its content-length is read hardly beyond the limit", async () => {
    const { body, pulled } = huge();
    const answer = await ask(handler, type, { "content-length": "10" }, body);
    expect(answer.status).toBe(413);
    expect(pulled()).toBeLessThanOrEqual(MB + 65_536);
    expect([seen.bodies, seen.contexts]).toEqual([[], 0]);
  });
});

test("a body of 50 MB without a length is refused, and the process does not grow with it", async () => {
  const server = createServer((incoming, reply) => {
    const headers = Object.entries(incoming.headers) as [string, string][];
    const request = new Request(`${ORIGIN}${incoming.url}`, {
      method: "POST",
      headers,
      body: Readable.toWeb(incoming) as ReadableStream,
      duplex: "half",
    } as RequestInit);
    void (inngest as Handler)(request, {}).then((response) => {
      reply.writeHead(response.status, { connection: "close" }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/inngest`;
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  const status = await fetch(url, { method: "POST", body: huge().body, duplex: "half" } as RequestInit).then(
    (response) => response.status,
    // The server closes the connection of a client that keeps sending.
    () => "cut",
  );
  most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  expect([413, "cut"]).toContain(status);
  expect(most).toBeLessThan(10 * MB);
});

test("a body within the limit is passed on unchanged", async () => {
  const answer = await ask(auth, "application/x-www-form-urlencoded", {}, "csrfToken=abc&callbackUrl=%2Fapp");
  expect(await answer.text()).toBe("taken");
  expect(seen.bodies).toEqual(["csrfToken=abc&callbackUrl=%2Fapp"]);
  const form = await ask(signIn, "application/x-www-form-urlencoded", {}, "adult=yes");
  expect(form.headers.get("location")).toBe(`${ORIGIN}/to-linkedin`);
  expect((await ask(inngest as Handler, "application/json", {}, '{"ctx":{}}')).status).toBe(401);
});

test("an unsigned call that is no JSON is refused without logging an error", async () => {
  for (const text of ["{", "\u0000", "a".repeat(1000)])
    expect((await ask(inngest as Handler, "application/json", {}, text)).status).toBe(400);
  expect(seen.errors).toEqual([]);
});

test.each<[string, Handler, string]>([
  ["an api call", trpc, "17"],
  ["finishing an upload", media, "17"],
])("the session is read after the whole body: %s", async (_, handler, length) => {
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"json":'));
      end = () => {
        controller.enqueue(new TextEncoder().encode('{"a":1} }'));
        controller.close();
      };
    },
  });
  const answer = ask(handler, "application/json", { "content-length": length }, body);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(seen.contexts).toBe(0);
  end();
  expect((await answer).status).toBe(401);
  expect(seen.contexts).toBe(1);
});

test.each([
  ["feedback", feedback],
  ["a logo", logo],
])("%s without a session is refused unread", async (_, handler) => {
  const { body, pulled } = huge();
  const answer = await ask(handler, "multipart/form-data; boundary=x", { "content-length": "10" }, body);
  expect([answer.status, pulled()]).toEqual([401, 0]);
});
