import { afterEach, expect, test } from "vitest";
import { startHarness } from "../testing/start-harness";

type Harness = Awaited<ReturnType<typeof startHarness>>;
let harness: Harness;
const log: string[] = [];
afterEach(async () => {
  log.length = 0;
  await harness.close();
});

const start = async (...args: Parameters<typeof startHarness>) => (harness = await startHarness(...args));
const noting: Parameters<typeof startHarness>[0] = (client) => [
  client.createFunction({ id: "note", triggers: [{ event: "go" }] }, async ({ event, step }) => {
    await step.run("note", () => log.push(`${String(event.id)} ${String(event.data.n)}`));
  }),
];
const DAY = 86_400_000;

test("an event id starts its runs once in 24 hours, and each request gets new ids", async () => {
  await start(noting);
  const first = await harness.client.send({ id: "mine", name: "go", data: { n: 1 } });
  const again = await harness.client.send({ id: "mine", name: "go", data: { n: 2 } });
  expect(again.ids[0]).not.toBe(first.ids[0]);
  await harness.control.tick(DAY - 60_000);
  await harness.client.send({ id: "mine", name: "go", data: { n: 3 } });
  await harness.control.tick(2 * 60_000);
  await harness.client.send({ id: "mine", name: "go", data: { n: 4 } });
  await harness.finished();
  expect(log).toEqual(["mine 1", "mine 4"]);
});

test("a request that is repeated with its seed, as by the SDK after a lost answer, starts nothing twice", async () => {
  await start(noting);
  await harness.control.fault({ kind: "cut", commit: true, match: { path: "^/e/" } });
  await harness.client.send([
    { name: "go", data: { n: 1 } },
    { name: "go", data: { n: 2 } },
  ]);
  await harness.finished();
  expect((await harness.control.requests({ path: "^/e/" })).length).toBe(2);
  expect(log.map((entry) => entry.split(" ")[1]).toSorted()).toEqual(["1", "2"]);
});

test("an event with a later ts waits for its time", async () => {
  await start(noting);
  const { now } = await harness.control.tick(0);
  await harness.client.send({ name: "go", data: { n: 1 }, ts: now + 3_600_000 });
  await harness.control.tick(3_500_000);
  expect(log).toEqual([]);
  await harness.control.tick(100_000);
  expect(log).toHaveLength(1);
});

test("invalid keys and events are refused with the real server's messages", async () => {
  await start(noting);
  expect(await harness.post("/e/other-key", { name: "go" })).toMatchObject({
    status: 401,
    body: { ids: [""], status: 401 },
  });
  for (const bad of [
    {},
    { name: "" },
    7,
    { name: "inngest/function.failed", data: {} },
    { name: "go", data: [] },
    { name: "go", ts: "x" },
  ]) {
    expect(await harness.post("/e/local-event-key", bad)).toMatchObject({
      status: 400,
      body: { ids: [""], status: 400 },
    });
  }
  const many = Array.from({ length: 5001 }, () => ({ name: "go" }));
  expect((await harness.post("/e/local-event-key", many)).status).toBe(400);
  expect(
    await harness.post("/e/local-event-key", { name: "go", data: { big: "x".repeat(3 * 1024 * 1024) } }),
  ).toMatchObject({ status: 400 });
  expect(await harness.post("/e/local-event-key", [])).toMatchObject({ status: 200, body: { ids: [""] } });
  await harness.finished();
  expect(log).toEqual([]);
});

test("cancelOn ends only the matching runs, whether sleeping, waiting or in a call", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await start((client) => [
    client.createFunction(
      { id: "sleeper", triggers: [{ event: "go" }], cancelOn: [{ event: "stop", match: "data.id" }] },
      async ({ event, step }) => {
        await step.sleep("nap", "1h");
        await step.run("after", () => log.push(`woke ${String(event.data.id)}`));
      },
    ),
    client.createFunction(
      {
        id: "worker",
        triggers: [{ event: "go" }],
        concurrency: 1,
        cancelOn: [{ event: "stop", if: "event.data.id == async.data.id && async.data.hard == true" }],
      },
      async ({ event, step }) => {
        await step.run("work", async () => {
          log.push(`work ${String(event.data.id)}`);
          await held;
        });
        await step.run("more", () => log.push(`more ${String(event.data.id)}`));
      },
    ),
  ]);
  await harness.client.send([
    { name: "go", data: { id: "a" } },
    { name: "go", data: { id: "b" } },
    { name: "go", data: { id: "c" } },
  ]);
  await harness.until(async () => log.includes("work a") && (await harness.state()).runs.sleeping === 3);
  await harness.client.send([
    { name: "stop", data: { id: "a", hard: true } },
    { name: "stop", data: { id: "b", hard: true } },
    { name: "stop", data: { id: "c" } },
  ]);
  expect((await harness.state()).runs).toMatchObject({ cancelled: 5 });
  release();
  await harness.control.tick(3_600_000);
  await harness.finished();
  expect(log).toEqual(["work a", "work c", "more c"]);
  expect((await harness.state()).sizes).toMatchObject({ live: 0, lanes: 0 });
});
