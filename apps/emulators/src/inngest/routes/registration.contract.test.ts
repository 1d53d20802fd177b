import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { sign } from "../model/signature";
import { EVENT_KEY, SIGNING_KEY, startHarness } from "../testing/start-harness";

type Harness = Awaited<ReturnType<typeof startHarness>>;
let harness: Harness;
const log: string[] = [];
const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(async () => {
  log.length = 0;
  consoleError.mockClear();
  await harness.close();
});

const start = async (...args: Parameters<typeof startHarness>) => (harness = await startHarness(...args));
const noting = (id: string, event: string): Parameters<typeof startHarness>[0] => {
  return (client) => [client.createFunction({ id, triggers: [{ event }] }, () => void log.push(id))];
};

test("the app is registered when it starts, and again with other functions after a restart", async () => {
  await start(noting("one", "go"));
  await harness.killApp();
  await harness.until(async () => (await harness.health()).app === "waiting");
  expect((await harness.health()).reason).toMatch(/no answer from the app/);
  await harness.startApp(noting("two", "go"));
  await harness.until(async () => (await harness.state()).functions[0]?.id === "app-two");
  expect(await harness.health()).toMatchObject({ status: "ok", app: "registered", reason: null });
  await harness.client.send({ name: "go" });
  await harness.finished();
  expect(log).toEqual(["two"]);
});

test("an unsupported field is refused by name to the app, on stderr and in health, and nothing of the registration runs", async () => {
  await start(
    (client) => [
      client.createFunction(
        { id: "batch", triggers: [{ event: "go" }], batchEvents: { maxSize: 5, timeout: "5s" } },
        () => void log.push("batch"),
      ),
      client.createFunction(
        {
          id: "slow",
          triggers: [{ event: "go" }],
          throttle: { limit: 1, period: "1m" },
          priority: { run: "100" },
        },
        () => void log.push("slow"),
      ),
      client.createFunction({ id: "fine", triggers: [{ event: "go" }] }, () => void log.push("fine")),
    ],
    { registers: false },
  );
  await harness.until(async () => (await harness.health()).app === "refused");
  const { reason } = await harness.health();
  for (const words of ['"app-batch": batchEvents', '"app-slow": throttle', '"app-slow": priority'])
    expect(reason).toContain(words);
  expect(reason).not.toContain("app-fine");
  expect(consoleError.mock.calls.flat().join()).toContain(reason);
  const put = await fetch(harness.appUrl, {
    method: "PUT",
    body: "{}",
    headers: { "x-inngest-signature": sign("{}", SIGNING_KEY, Math.round(Date.now() / 1000)) },
  });
  expect([put.status, ((await put.json()) as { message: string }).message]).toEqual([400, reason]);
  expect(consoleError).toHaveBeenCalledTimes(1);
  await harness.client.send({ name: "go" });
  await harness.finished();
  expect(log).toEqual([]);
});

test("a refused registration keeps the earlier functions", async () => {
  await start(noting("one", "go"));
  await harness.killApp();
  await harness.startApp((client) => [
    client.createFunction(
      { id: "one", triggers: [{ event: "go" }], debounce: { period: "1m" } },
      () => void log.push("debounced"),
    ),
  ]);
  await harness.until(async () => (await harness.health()).app === "refused");
  expect((await harness.state()).functions).toHaveLength(1);
});

test("a registration or an answer with another signing key is refused", async () => {
  await start(noting("one", "go"), { registers: false, clientSigningKey: "signkey-test-ffffffffffffffff" });
  await harness.until(async () => /401/.test((await harness.health()).reason ?? ""));
  const registering = await harness.post(
    "/fn/register",
    { functions: [] },
    { authorization: "Bearer signkey-test-00" },
  );
  expect(registering).toMatchObject({ status: 401 });
  expect((await harness.state()).functions).toEqual([]);
});

test("accepted functions survive a restart of the executor alone", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "inngest-"));
  try {
    await start(noting("kept", "go"), { dataDir });
    await harness.close();
    await start(noting("kept", "go"), {
      dataDir,
      registers: false,
      appUrl: "http://127.0.0.1:1/api/inngest",
    });
    expect((await harness.state()).functions).toMatchObject([{ id: "app-kept" }]);
    expect((await harness.health()).app).toBe("waiting");
    await harness.post(`/e/${EVENT_KEY}`, { name: "go" });
    expect((await harness.state()).sizes.live).toBe(1);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

test("nothing is signed or checked without keys (the SDK's dev mode)", async () => {
  await start(noting("open", "go"), { signingKey: null, eventKey: null, clientEventKey: "any" });
  await harness.client.send({ name: "go" });
  await harness.finished();
  expect(log).toEqual(["open"]);
});

test("the inspector page shows functions and runs and escapes events", async () => {
  await start(
    (client) => [
      client.createFunction({ id: "shown", triggers: [{ event: "go" }, { event: "<script>" }] }, () => {
        throw new Error("<b>bold</b>");
      }),
    ],
    { retryDelays: [0] },
  );
  await harness.client.send({ name: "go" });
  await harness.finished();
  const page = await (await fetch(harness.executor.url)).text();
  expect(page).toContain("app-shown");
  expect(page).toContain("&lt;b&gt;bold&lt;/b&gt;");
  expect(page).not.toMatch(/<script>|<b>/);
});
