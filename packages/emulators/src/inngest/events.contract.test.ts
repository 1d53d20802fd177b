import { afterEach, expect, test } from "vitest";
import { startWorld } from "./testing/start-world";

type World = Awaited<ReturnType<typeof startWorld>>;
let world: World;
const log: string[] = [];
afterEach(async () => {
  log.length = 0;
  await world.close();
});

const start = async (...args: Parameters<typeof startWorld>) => (world = await startWorld(...args));
const noting: Parameters<typeof startWorld>[0] = (client) => [
  client.createFunction({ id: "note", triggers: [{ event: "go" }] }, async ({ event, step }) => {
    await step.run("note", () => log.push(`${String(event.id)} ${String(event.data.n)}`));
  }),
];
const DAY = 86_400_000;

test("an event id starts its runs once in 24 hours, and each send gets fresh ids", async () => {
  await start(noting);
  const first = await world.client.send({ id: "mine", name: "go", data: { n: 1 } });
  const again = await world.client.send({ id: "mine", name: "go", data: { n: 2 } });
  expect(again.ids[0]).not.toBe(first.ids[0]);
  await world.control.tick(DAY - 60_000);
  await world.client.send({ id: "mine", name: "go", data: { n: 3 } });
  await world.control.tick(2 * 60_000);
  await world.client.send({ id: "mine", name: "go", data: { n: 4 } });
  await world.finished();
  expect(log).toEqual(["mine 1", "mine 4"]);
});

test("one send that is repeated with its seed, as the SDK does after a lost answer, starts nothing twice", async () => {
  await start(noting);
  await world.control.fault({ kind: "cut", commit: true, match: { path: "^/e/" } });
  await world.client.send([
    { name: "go", data: { n: 1 } },
    { name: "go", data: { n: 2 } },
  ]);
  await world.finished();
  expect((await world.control.requests({ path: "^/e/" })).length).toBe(2);
  expect(log.map((entry) => entry.split(" ")[1]).toSorted()).toEqual(["1", "2"]);
});

test("an event for later waits for its time", async () => {
  await start(noting);
  const { now } = await world.control.tick(0);
  await world.client.send({ name: "go", data: { n: 1 }, ts: now + 3_600_000 });
  await world.control.tick(3_500_000);
  expect(log).toEqual([]);
  await world.control.tick(100_000);
  expect(log).toHaveLength(1);
});

test("wrong keys and wrong events are refused in the real server's words", async () => {
  await start(noting);
  expect(await world.post("/e/other-key", { name: "go" })).toMatchObject({
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
    expect(await world.post("/e/local-event-key", bad)).toMatchObject({
      status: 400,
      body: { ids: [""], status: 400 },
    });
  }
  const many = Array.from({ length: 5001 }, () => ({ name: "go" }));
  expect((await world.post("/e/local-event-key", many)).status).toBe(400);
  expect(
    await world.post("/e/local-event-key", { name: "go", data: { big: "x".repeat(3 * 1024 * 1024) } }),
  ).toMatchObject({ status: 400 });
  expect(await world.post("/e/local-event-key", [])).toMatchObject({ status: 200, body: { ids: [""] } });
  await world.finished();
  expect(log).toEqual([]);
});

test("cancelOn ends the matching runs only: asleep, waiting or in the middle of a call", async () => {
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
  await world.client.send([
    { name: "go", data: { id: "a" } },
    { name: "go", data: { id: "b" } },
    { name: "go", data: { id: "c" } },
  ]);
  await world.until(async () => log.includes("work a") && (await world.state()).runs.sleeping === 3);
  await world.client.send([
    { name: "stop", data: { id: "a", hard: true } },
    { name: "stop", data: { id: "b", hard: true } },
    { name: "stop", data: { id: "c" } },
  ]);
  expect((await world.state()).runs).toMatchObject({ cancelled: 5 });
  release();
  await world.control.tick(3_600_000);
  await world.finished();
  expect(log).toEqual(["work a", "work c", "more c"]);
  expect((await world.state()).sizes).toMatchObject({ live: 0, lanes: 0 });
});
