import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { sign } from "./protocol/sign";
import { EVENT_KEY, SIGNING_KEY, startWorld } from "./testing/start-world";

type World = Awaited<ReturnType<typeof startWorld>>;
let world: World;
const log: string[] = [];
const said = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(async () => {
  log.length = 0;
  said.mockClear();
  await world.close();
});

const start = async (...args: Parameters<typeof startWorld>) => (world = await startWorld(...args));
const noting = (id: string, event: string): Parameters<typeof startWorld>[0] => {
  return (client) => [client.createFunction({ id, triggers: [{ event }] }, () => void log.push(id))];
};

test("the app is found when it comes up, and again with other functions after a restart", async () => {
  await start(noting("one", "go"));
  await world.killApp();
  await world.until(async () => (await world.health()).app === "waiting");
  expect((await world.health()).reason).toMatch(/no answer from the app/);
  await world.startApp(noting("two", "go"));
  await world.until(async () => (await world.state()).functions[0]?.id === "app-two");
  expect(await world.health()).toMatchObject({ status: "ok", app: "registered", reason: null });
  await world.client.send({ name: "go" });
  await world.finished();
  expect(log).toEqual(["two"]);
});

test("every field that is not supported is refused by name: to the app, on stderr, in health; nothing of it runs", async () => {
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
  await world.until(async () => (await world.health()).app === "refused");
  const { reason } = await world.health();
  for (const words of ['"app-batch": batchEvents', '"app-slow": throttle', '"app-slow": priority'])
    expect(reason).toContain(words);
  expect(reason).not.toContain("app-fine");
  expect(said.mock.calls.flat().join()).toContain(reason);
  const put = await fetch(world.appUrl, {
    method: "PUT",
    body: "{}",
    headers: { "x-inngest-signature": sign("{}", SIGNING_KEY, Math.round(Date.now() / 1000)) },
  });
  expect([put.status, ((await put.json()) as { message: string }).message]).toEqual([400, reason]);
  expect(said).toHaveBeenCalledTimes(1);
  await world.client.send({ name: "go" });
  await world.finished();
  expect(log).toEqual([]);
});

test("a refused restart leaves the functions from before in place", async () => {
  await start(noting("one", "go"));
  await world.killApp();
  await world.startApp((client) => [
    client.createFunction(
      { id: "one", triggers: [{ event: "go" }], debounce: { period: "1m" } },
      () => void log.push("debounced"),
    ),
  ]);
  await world.until(async () => (await world.health()).app === "refused");
  expect((await world.state()).functions).toHaveLength(1);
});

test("a registration with another signing key is refused, and an answer signed with one is not believed", async () => {
  await start(noting("one", "go"), { registers: false, clientSigningKey: "signkey-test-ffffffffffffffff" });
  await world.until(async () => /401/.test((await world.health()).reason ?? ""));
  const registering = await world.post(
    "/fn/register",
    { functions: [] },
    { authorization: "Bearer signkey-test-00" },
  );
  expect(registering).toMatchObject({ status: 401 });
  expect((await world.state()).functions).toEqual([]);
});

test("accepted functions survive a restart of the executor alone", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "inngest-"));
  try {
    await start(noting("kept", "go"), { dataDir });
    await world.close();
    await start(noting("kept", "go"), {
      dataDir,
      registers: false,
      appUrl: "http://127.0.0.1:1/api/inngest",
    });
    expect((await world.state()).functions).toMatchObject([{ id: "app-kept" }]);
    expect((await world.health()).app).toBe("waiting");
    await world.post(`/e/${EVENT_KEY}`, { name: "go" });
    expect((await world.state()).sizes.live).toBe(1);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

test("without keys nothing is signed or checked (the SDK's dev mode)", async () => {
  await start(noting("open", "go"), { signingKey: null, eventKey: null, clientEventKey: "any" });
  await world.client.send({ name: "go" });
  await world.finished();
  expect(log).toEqual(["open"]);
});

test("the inspector page shows functions and runs, and nothing of an event becomes markup", async () => {
  await start(
    (client) => [
      client.createFunction({ id: "shown", triggers: [{ event: "go" }, { event: "<script>" }] }, () => {
        throw new Error("<b>bold</b>");
      }),
    ],
    { retryDelays: [0] },
  );
  await world.client.send({ name: "go" });
  await world.finished();
  const page = await (await fetch(world.executor.url)).text();
  expect(page).toContain("app-shown");
  expect(page).toContain("&lt;b&gt;bold&lt;/b&gt;");
  expect(page).not.toMatch(/<script>|<b>/);
});
