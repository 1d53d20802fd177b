import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createClock } from "./clock";
import { controlRequest, createControlClient } from "./control-client";
import { serve, startEmulator, type RunningEmulator } from "./start-emulator";

let notes: string[] = [];
let notedAt = 0;
let server: RunningEmulator;
let client: ReturnType<typeof createControlClient>;

beforeAll(async () => {
  const settings = { limit: 1 };
  const backend = {
    clock: createClock(),
    reset: () => (notes = []),
    settings: { get: () => settings, change: (part: unknown) => void Object.assign(settings, part) },
  };
  server = await startEmulator(backend, {
    port: 0,
    state: () => ({ notes }),
    member: (request) => request.headers.get("authorization")?.replace("Bearer ", ""),
    routes(app) {
      app.post("/notes", async (c) => {
        notes.push(await c.req.text());
        notedAt = backend.clock.now();
        return c.json({ count: notes.length }, 201);
      });
      app.get("/notes", (c) => c.json(notes));
    },
  });
  client = createControlClient(server.url);
});
beforeEach(() => client.reset());
afterAll(() => server.close());

const post = (body: string, init: RequestInit = {}) =>
  fetch(`${server.url}/notes`, { method: "POST", body, headers: { "content-type": "text/plain" }, ...init });
const leaveSoon = (body: string) => post(body, { signal: AbortSignal.timeout(100) });

test("a call without faults passes and is logged with its token as a hash", async () => {
  const answer = await post("a", {
    headers: { "content-type": "text/plain", authorization: "Bearer secret-7" },
  });
  expect([answer.status, await answer.json()]).toEqual([201, { count: 1 }]);
  const log = await client.requests();
  expect(log).toMatchObject([
    { index: 1, method: "POST", path: "/notes", body: "a", member: "secret-7", status: 201 },
  ]);
  expect(log[0]!.headers.authorization).toMatch(/^sha256:[0-9a-f]{12}$/);
});

test("an answer fault applies once by default and skips the handler", async () => {
  await client.fault({
    match: { method: "post", path: "^/notes$" },
    kind: "answer",
    status: 503,
    body: { code: "X" },
  });
  const first = await post("a");
  expect([first.status, await first.json()]).toEqual([503, { code: "X" }]);
  expect((await post("b")).status).toBe(201);
  expect(notes).toEqual(["b"]);
});

test("an answer fault with commit runs the handler and loses its answer", async () => {
  await client.fault({ kind: "answer", status: 504, commit: true, headers: { "x-a": "1" } });
  const answer = await post("a");
  expect([answer.status, answer.headers.get("x-a"), await answer.text()]).toEqual([504, "1", ""]);
  expect(notes).toEqual(["a"]);
});

test("a cut fault ends the connection with and without commit", async () => {
  await client.fault({ kind: "cut" });
  await expect(post("a")).rejects.toThrow();
  expect(notes).toEqual([]);
  await client.fault({ kind: "cut", commit: true });
  await expect(post("b")).rejects.toThrow();
  expect(notes).toEqual(["b"]);
  expect((await client.requests()).map(({ status }) => status)).toEqual([null, null]);
});

test("a hang fault sends no answer until the caller disconnects", async () => {
  await client.fault({ kind: "hang", commit: true });
  await expect(leaveSoon("a")).rejects.toThrow(/timeout/i);
  expect(notes).toEqual(["a"]);
  expect((await post("b")).status).toBe(201);
});

test("a delay fault is late by the emulator's clock", async () => {
  await client.fault({ kind: "delay", ms: 3_600_000 });
  const late = post("a");
  await expect.poll(async () => (await client.requests()).length).toBe(1);
  expect(notes).toEqual([]);
  await client.tick(3_600_000);
  expect((await late).status).toBe(201);
});

test("a late call is handled at its own time, also when the clock jumps past it", async () => {
  await client.fault({ kind: "delay", ms: 45_000 });
  const late = post("a");
  await expect.poll(async () => (await client.requests()).length).toBe(1);
  const { at } = (await client.requests())[0]!;
  await client.tick(600_000);
  expect((await late).status).toBe(201);
  expect(notedAt - at).toBeGreaterThanOrEqual(45_000);
  expect(notedAt - at).toBeLessThan(60_000);
});

test("a hold before the handler does nothing until the release and then answers", async () => {
  await client.fault({ kind: "hold", stage: "before" });
  const waiting = post("a");
  await expect.poll(() => client.held()).toMatchObject([{ method: "POST", path: "/notes", stage: "before" }]);
  expect(notes).toEqual([]);
  const [held] = await client.held();
  expect(await client.release(held!.id)).toEqual({ released: 1 });
  expect((await waiting).status).toBe(201);
  expect(await client.held()).toEqual([]);
});

test("a hold after the handler stays when the caller disconnects", async () => {
  const { id } = await client.fault({ kind: "hold", stage: "after" });
  await expect(leaveSoon("a")).rejects.toThrow(/timeout/i);
  expect(notes).toEqual(["a"]);
  await expect.poll(() => client.held()).toMatchObject([{ stage: "after", clientGone: true }]);
  expect(await client.release(id)).toEqual({ released: 1 });
});

test("a hold before the handler commits after the caller has disconnected unless it is dropped", async () => {
  await client.fault({ kind: "hold", stage: "before", times: 2 });
  await expect(leaveSoon("late")).rejects.toThrow(/timeout/i);
  await client.release();
  await expect.poll(() => notes).toEqual(["late"]);
  await expect(leaveSoon("dropped")).rejects.toThrow(/timeout/i);
  await client.release(undefined, { drop: true });
  expect(notes).toEqual(["late"]);
});

test("a fault matches by body and member, applies `times` times, and always stays", async () => {
  await client.fault({ match: { bodyIncludes: "bad" }, times: 2, kind: "answer", status: 500 });
  await client.fault({ match: { member: "mia" }, times: "always", kind: "answer", status: 401 });
  const statuses = async (...bodies: string[]) => {
    const all: number[] = [];
    for (const body of bodies) all.push((await post(body)).status);
    return all;
  };
  expect(await statuses("bad", "good", "bad", "bad")).toEqual([500, 201, 500, 201]);
  const mia = { headers: { authorization: "Bearer mia" } };
  expect([(await post("x", mia)).status, (await post("x", mia)).status]).toEqual([401, 401]);
  await client.clearFaults();
  expect((await post("x", mia)).status).toBe(201);
});

test("the probability repeats for a seed", async () => {
  const run = async (seed: number) => {
    await client.reset();
    await client.fault({ probability: 0.5, seed, times: "always", kind: "answer", status: 500 });
    let pattern = "";
    for (let i = 0; i < 24; i++) pattern += (await post("x")).status === 500 ? "x" : ".";
    return pattern;
  };
  const first = await run(5);
  expect(await run(5)).toBe(first);
  expect(await run(6)).not.toBe(first);
  expect(first).toMatch(/x/);
  expect(first).toMatch(/\./);
});

test("state, settings and reset work, and an invalid fault is refused with the reason", async () => {
  await post("a");
  expect(await client.state()).toEqual({ notes: ["a"] });
  expect(await controlRequest(server.url)("POST", "settings", { limit: 5 })).toEqual({ limit: 5 });
  await client.reset();
  expect(await client.state()).toEqual({ notes: [] });
  expect(await client.requests()).toEqual([]);
  await expect(client.fault({ match: { path: "(" }, kind: "cut" })).rejects.toThrow(/regular expression/);
});

test("a page of another site cannot control the emulator", async () => {
  const headers = { "sec-fetch-site": "cross-site" };
  const answer = await fetch(`${server.url}/_emulator/reset`, { method: "POST", headers });
  expect(answer.status).toBe(403);
});

test("a port in use is reported in a readable message", async () => {
  await expect(serve(new Hono(), { port: server.port })).rejects.toThrow(/already in use/);
});

test("an emulator whose port is in use closes its backend", async () => {
  let closed = 0;
  const backend = { clock: createClock(), reset() {}, close: () => (closed += 1) };
  const starting = startEmulator(backend, { port: server.port, state: () => ({}), routes() {} });
  await expect(starting).rejects.toThrow(/already in use/);
  expect(closed).toBe(1);
});
