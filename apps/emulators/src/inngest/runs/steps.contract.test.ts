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

test("every step.run runs once, its value passes through JSON, and the result is stored", async () => {
  await start((client) => [
    client.createFunction(
      { id: "chain", triggers: [{ event: "go" }] },
      async ({ event, step, runId, attempt }) => {
        const a = await step.run("a", () => (log.push("a"), { at: new Date(0), n: event.data.n as number }));
        const b = await step.run("b", () => (log.push("b"), a.n + 1));
        return { a, b, attempt, hasRun: runId.length > 0 };
      },
    ),
  ]);
  await harness.client.send({ name: "go", data: { n: 1 } });
  await harness.finished();
  expect(log).toEqual(["a", "b"]);
  const [run] = await harness.control.runs();
  expect(run).toMatchObject({
    status: "completed",
    functionId: "app-chain",
    calls: 3, // one step per request
    steps: [
      { name: "a", outcome: "done" },
      { name: "b", outcome: "done" },
    ],
    result: { a: { at: "1970-01-01T00:00:00.000Z", n: 1 }, b: 2, attempt: 0, hasRun: true },
  });
});

test("two uses of the same id are two steps", async () => {
  await start((client) => [
    client.createFunction({ id: "loop", triggers: [{ event: "go" }] }, async ({ step }) => {
      const values: number[] = [];
      for (const n of [1, 2, 3]) values.push(await step.run("same", () => (log.push(String(n)), n)));
      return values;
    }),
  ]);
  await harness.client.send({ name: "go" });
  await harness.finished();
  expect(log).toEqual(["1", "2", "3"]);
  expect((await harness.control.runs())[0]?.result).toEqual([1, 2, 3]);
});

test("parallel steps run at the same time and once each, and the step after them runs once", async () => {
  let open = 0;
  let release = () => {};
  const together = new Promise<void>((resolve) => (release = resolve));
  await start((client) => [
    client.createFunction({ id: "fan", triggers: [{ event: "go" }] }, async ({ step }) => {
      const wait = async (name: string) => {
        log.push(name);
        if (++open === 3) release();
        await together;
        return name;
      };
      const all = await Promise.all(["a", "b", "c"].map((name) => step.run(name, () => wait(name))));
      await step.run("after", () => log.push("after"));
      return all;
    }),
  ]);
  await harness.client.send({ name: "go" });
  await harness.finished();
  expect(log.toSorted()).toEqual(["a", "after", "b", "c"]);
  const [run] = await harness.control.runs();
  expect(run?.result).toEqual(["a", "b", "c"]);
  expect(run?.calls).toBe(6); // discovery, three steps, after, end
});

test("sleeps end by tick in order and on time, and consecutive sleeps fit into one tick", async () => {
  await start((client) => [
    client.createFunction({ id: "long", triggers: [{ event: "go" }] }, async ({ step }) => {
      await step.run("before", () => log.push("long:before"));
      await step.sleep("a day", "1d");
      await step.run("between", () => log.push("long:between"));
      await step.sleep("another", "1d");
      await step.run("after", () => log.push("long:after"));
    }),
    client.createFunction({ id: "short", triggers: [{ event: "go" }] }, async ({ event, step }) => {
      await step.sleepUntil("instant", new Date(event.data.at as number));
      await step.run("after", () => log.push("short:after"));
    }),
  ]);
  const now = (await harness.control.tick(0)).now;
  await harness.client.send({ name: "go", data: { at: now + 36 * 3_600_000 } });
  await harness.control.tick(0);
  expect(log).toEqual(["long:before"]);
  expect((await harness.state()).runs).toMatchObject({ sleeping: 2 });
  await harness.control.tick(23 * 3_600_000);
  expect(log).toEqual(["long:before"]);
  await harness.control.tick(3 * 24 * 3_600_000);
  expect(log).toEqual(["long:before", "long:between", "short:after", "long:after"]);
  expect((await harness.state()).sizes).toMatchObject({ live: 0, wakes: 0, lanes: 0 });
});

test("a body with a parallel sleep and step continues when both have ended", async () => {
  await start((client) => [
    client.createFunction({ id: "mixed", triggers: [{ event: "go" }] }, async ({ step }) => {
      await Promise.all([step.sleep("nap", "1h"), step.run("work", () => log.push("work"))]);
      await step.run("after", () => log.push("after"));
    }),
  ]);
  await harness.client.send({ name: "go" });
  await harness.control.tick(0);
  expect(log).toEqual(["work"]);
  expect((await harness.control.runs())[0]).toMatchObject({ status: "sleeping" });
  await harness.control.tick(3_600_000);
  expect(log).toEqual(["work", "after"]);
});

test("a sleep never wakes early in real time", async () => {
  const wokeEarly: number[] = [];
  await start((client) => [
    client.createFunction({ id: "exact", triggers: [{ event: "go" }] }, async ({ event, step }) => {
      await step.sleepUntil("instant", new Date(event.data.at as number));
      await step.run("after", () => wokeEarly.push((event.data.at as number) - Date.now()));
    }),
  ]);
  const soon = Date.now() + 120;
  await harness.client.send(Array.from({ length: 40 }, (_, i) => ({ name: "go", data: { at: soon + i } })));
  await harness.finished();
  expect(wokeEarly).toHaveLength(40);
  expect(Math.max(...wokeEarly)).toBeLessThanOrEqual(0);
});

test("step.sendEvent starts other functions, whose trigger conditions are kept", async () => {
  await start((client) => [
    client.createFunction({ id: "parent", triggers: [{ event: "go" }] }, async ({ step }) => {
      await step.sendEvent("tell", [
        { name: "child", data: { kind: "a" } },
        { name: "child", data: { kind: "b" } },
      ]);
    }),
    client.createFunction(
      { id: "child", triggers: [{ event: "child", if: "event.data.kind == 'a'" }] },
      async ({ event, step }) => {
        await step.run("note", () => log.push(`child ${String(event.data.kind)}`));
      },
    ),
  ]);
  await harness.client.send({ name: "go" });
  await harness.finished();
  expect(log).toEqual(["child a"]);
});

test("an unsupported operation ends the run with a warning", async () => {
  await start((client) => [
    client.createFunction({ id: "waits", triggers: [{ event: "go" }] }, async ({ step }) => {
      await step.waitForEvent("reply", { event: "reply", timeout: "1h" });
    }),
    client.createFunction(
      { id: "races", triggers: [{ event: "go" }], optimizeParallelism: false },
      async ({ step }) => {
        await Promise.all([step.run("a", () => 1), step.run("b", () => 2)]);
      },
    ),
  ]);
  await harness.client.send({ name: "go" });
  await harness.finished();
  const errors = (await harness.control.runs({ status: "failed" }))
    .map((run) => run.error?.message)
    .toSorted();
  expect((await harness.health()).unsupported).toHaveLength(2);
  expect(errors).toEqual([
    "The local Inngest executor does not support request version 1 (optimizeParallelism: false).",
    'The local Inngest executor does not support the operation WaitForEvent (step "reply").',
  ]);
});
