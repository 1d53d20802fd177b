import { get } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FaultInput } from "./core/fault";
import type { ContractSubject, StartedSubject } from "./core/testing/contract-subject";
import { inngest } from "./inngest/testing/contract-subject";
import { linkedin } from "./linkedin/testing/contract-subject";
import { mail } from "./mail/testing/contract-subject";
import { openai } from "./openai/testing/contract-subject";
import { stripe } from "./stripe/testing/contract-subject";

const SUBJECTS: ContractSubject[] = [linkedin, openai, inngest, mail, stripe];
const HOUR_MS = 3_600_000;
/** An error status of HTTP and of SMTP. */
const REFUSED = 503;

describe.each(SUBJECTS)("the control API of $name", ({ call, ok, setting, start }) => {
  let subject: StartedSubject;
  beforeAll(async () => {
    subject = await start();
  });
  beforeEach(() => subject.control.reset());
  afterAll(() => subject.close());

  const match = call;
  const fault = (input: FaultInput) => subject.control.fault({ match, ...input });
  const statuses = async () => (await subject.control.requests(call)).map(({ status }) => status);
  /** Sends to `path` of the control API whatever a client would not. */
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${subject.url}/_emulator/${path}`, { method: "POST", body, headers });

  test("a call takes effect in the state and is in the log, and a reset empties both", async () => {
    expect(await subject.send()).toBe(ok);
    await expect.poll(() => subject.count()).toBe(1);
    expect(await subject.control.requests(call)).toMatchObject([
      { method: call.method, path: expect.stringMatching(call.path), status: ok },
    ]);
    await subject.control.reset();
    expect(await subject.count()).toBe(0);
    expect(await subject.control.requests()).toEqual([]);
  });

  test("the log is filtered by method, path and what came since", async () => {
    for (const _ of [1, 2]) await subject.send();
    const [first, second] = await subject.control.requests(call);
    expect(await subject.control.requests({ ...call, since: first!.index })).toEqual([second]);
    expect(await subject.control.requests({ ...call, method: "DELETE" })).toEqual([]);
    expect(await subject.control.requests({ ...call, path: "^nowhere" })).toEqual([]);
  });

  test.each([
    { commit: false, effects: 0 },
    { commit: true, effects: 1 },
  ])("an answer fault (commit: $commit) is answered once, and is in the log", async ({ commit, effects }) => {
    const { id } = await fault({ kind: "answer", status: REFUSED, body: "later", commit });
    expect(await subject.send()).toBe(REFUSED);
    await expect.poll(() => subject.count()).toBe(effects);
    expect(await subject.control.requests(call)).toMatchObject([{ fault: id, status: REFUSED }]);
    expect(await subject.send()).toBe(ok);
  });

  test.each([
    { commit: false, effects: 0 },
    { commit: true, effects: 1 },
  ])("a cut fault (commit: $commit) ends the connection once", async ({ commit, effects }) => {
    await fault({ kind: "cut", commit });
    await expect(subject.send()).rejects.toThrow();
    await expect.poll(() => subject.count()).toBe(effects);
    expect(await statuses()).toEqual([null]);
    expect(await subject.send()).toBe(ok);
  });

  test("a hang fault sends no answer to one call, which stays without a status", async () => {
    await fault({ kind: "hang" });
    const leaving = new AbortController();
    const waiting = subject.send(leaving.signal);
    await expect.poll(statuses).toEqual([null]);
    leaving.abort();
    await expect(waiting).rejects.toThrow();
    expect(await subject.send()).toBe(ok);
    await expect.poll(() => subject.count()).toBe(1);
    expect(await statuses()).toEqual([null, ok]);
  });

  test("a delay fault ends when tick moves the clock that far", async () => {
    await fault({ kind: "delay", ms: HOUR_MS });
    const late = subject.send();
    await expect.poll(statuses).toEqual([null]);
    expect(await subject.count()).toBe(0);
    const before = await subject.control.tick(0);
    const after = await subject.control.tick(HOUR_MS);
    expect(after.now - before.now).toBeGreaterThanOrEqual(HOUR_MS);
    expect(await late).toBe(ok);
    await expect.poll(() => subject.count()).toBe(1);
  });

  test.each([
    { stage: "before", effects: 0 },
    { stage: "after", effects: 1 },
  ] as const)("a call held $stage its effect goes on when it is released", async ({ stage, effects }) => {
    const { id } = await fault({ kind: "hold", stage });
    const waiting = subject.send();
    await expect
      .poll(() => subject.control.held())
      .toMatchObject([{ fault: id, method: call.method, stage, clientGone: false }]);
    await expect.poll(() => subject.count()).toBe(effects);
    expect(await subject.control.release(id)).toEqual({ released: 1 });
    expect(await waiting).toBe(ok);
    await expect.poll(() => subject.count()).toBe(1);
    expect(await subject.control.held()).toEqual([]);
  });

  test("a held call stays when its caller leaves, and a dropped one has no effect", async () => {
    await fault({ kind: "hold", stage: "before" });
    const leaving = new AbortController();
    const waiting = subject.send(leaving.signal);
    await expect.poll(() => subject.control.held()).toHaveLength(1);
    leaving.abort();
    await expect(waiting).rejects.toThrow();
    await expect.poll(() => subject.control.held()).toMatchObject([{ clientGone: true }]);
    expect(await subject.control.release(undefined, { drop: true })).toEqual({ released: 1 });
    expect(await subject.send()).toBe(ok);
    await expect.poll(() => subject.count()).toBe(1);
  });

  test("faults end with clearFaults and with a reset, and a reset ends held calls", async () => {
    const { id } = await fault({ kind: "answer", status: REFUSED, times: "always" });
    expect(await subject.send()).toBe(REFUSED);
    expect(await subject.control.faults()).toMatchObject([{ id, kind: "answer", left: "always" }]);
    await subject.control.clearFaults();
    expect(await subject.control.faults()).toEqual([]);
    expect(await subject.send()).toBe(ok);
    await fault({ kind: "hold", stage: "before", times: "always" });
    const waiting = subject.send();
    await expect.poll(() => subject.control.held()).toHaveLength(1);
    await Promise.all([expect(waiting).rejects.toThrow(), subject.control.reset()]);
    expect(await subject.control.held()).toEqual([]);
    expect(await subject.send()).toBe(ok);
  });

  const settings = setting ? Object.entries(setting) : [];
  test.each(settings)("the setting %s changes alone, and a reset restores it", async (name, value) => {
    const before = (await (await fetch(`${subject.url}/_emulator/settings`)).json()) as typeof setting;
    expect(before![name]).not.toEqual(value);
    const changed = { ...before, [name]: value };
    expect(await (await post("settings", JSON.stringify({ [name]: value }))).json()).toEqual(changed);
    expect(await (await post("settings", "{}")).json()).toEqual(changed);
    await subject.control.reset();
    expect(await (await post("settings", "{}")).json()).toEqual(before);
  });

  const withSettings = setting ? [{ path: "settings", body: '{"nonsense":1}', reason: "nonsense" }] : [];
  test.each([
    { path: "faults", body: '{"kind":"rain"}', reason: "kind" },
    { path: "faults", body: '{"kind":"cut","match":{"path":"("}}', reason: "regular expression" },
    { path: "faults", body: "{", reason: "JSON" },
    { path: "release", body: '{"drop":"perhaps"}', reason: "drop" },
    { path: "tick", body: '{"ms":-1}', reason: "ms" },
    ...withSettings,
  ])("POST $path $body is 400 with the reason", async ({ path, body, reason }) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: string }).error).toContain(reason);
  });

  test("a bad filter of the log is 400 with the reason", async () => {
    for (const query of ["path=(", "since=yesterday"]) {
      const answer = await fetch(`${subject.url}/_emulator/requests?${query}`);
      expect([query, answer.status]).toEqual([query, 400]);
      expect(((await answer.json()) as { error: string }).error).not.toBe("");
    }
  });

  test("a foreign Host header is refused, against DNS rebinding", async () => {
    await subject.send();
    await expect.poll(() => subject.count()).toBe(1);
    for (const [method, path] of [
      ["POST", "/_emulator/reset"],
      ["GET", "/_emulator/state"],
      ["GET", "/"],
    ] as const)
      expect([path, await statusFor(subject.url + path, method, "evil.example")]).toEqual([path, 421]);
    expect(await statusFor(`${subject.url}/_emulator/state`, "GET", "localhost")).toBe(200);
    expect(await subject.count()).toBe(1);
  });

  test.each(["cross-site", "same-site"])("a change from a %s page is refused", async (site) => {
    expect((await post("reset", "{}", { "sec-fetch-site": site })).status).toBe(403);
    expect((await post("reset", "{}", { "sec-fetch-site": "same-origin" })).status).toBe(200);
  });
});

/** The status for a call under a host name; `fetch` would set the header itself. */
function statusFor(url: string, method: string, host: string) {
  return new Promise<number | undefined>((resolve, reject) => {
    const sent = get(url, { method, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.once("error", reject);
  });
}
