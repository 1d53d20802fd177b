import { afterEach, expect, test } from "vitest";
import { startHarness } from "../testing/start-harness";

type Harness = Awaited<ReturnType<typeof startHarness>>;
let harness: Harness;
afterEach(async () => harness.close());

const start = async (...args: Parameters<typeof startHarness>) => (harness = await startHarness(...args));

/** Counts the concurrent calls per name and their maximum. */
function meter() {
  const now = new Map<string, number>();
  const most = new Map<string, number>();
  return {
    most: (name: string) => most.get(name) ?? 0,
    async during(names: string[], until: number | Promise<void>) {
      for (const name of names) {
        now.set(name, (now.get(name) ?? 0) + 1);
        most.set(name, Math.max(most.get(name) ?? 0, now.get(name) ?? 0));
      }
      await (typeof until === "number" ? new Promise((resolve) => setTimeout(resolve, until)) : until);
      for (const name of names) now.set(name, (now.get(name) ?? 0) - 1);
    },
  };
}

/** A full limit is checked again as soon as a call ends. */
const NO_RECHECK_DELAY = { limitRecheckMs: 0 };

test("a full limit is checked again after five seconds, as on the real server", async () => {
  const started: number[] = [];
  let free = () => {};
  const held = new Promise<void>((resolve) => (free = resolve));
  await start((client) => [
    client.createFunction(
      { id: "two-at-once", triggers: [{ event: "go" }], concurrency: 2 },
      async ({ event }) => {
        started.push(event.data.n as number);
        await held;
      },
    ),
    client.createFunction({ id: "other", triggers: [{ event: "go" }] }, () => {}),
  ]);
  await harness.client.send(Array.from({ length: 5 }, (_, n) => ({ name: "go", data: { n } })));
  await harness.until(() => started.length === 2);
  // The other function does not wait.
  await harness.until(async () => (await harness.state()).runs.completed === 5);
  free();
  await harness.until(async () => (await harness.state()).runs.completed === 7);
  await harness.control.tick(2000);
  expect(started.toSorted()).toEqual([0, 1]);
  await harness.control.tick(5000);
  expect(started.toSorted()).toEqual([0, 1, 2, 3]);
  await harness.control.tick(5000);
  expect(started.toSorted()).toEqual([0, 1, 2, 3, 4]);
  await harness.finished();
  expect((await harness.state()).sizes).toMatchObject({ lanes: 0, wakes: 0 });
});

test("a run that is alone under a limit does not wait for itself", async () => {
  await start((client) => [
    client.createFunction({ id: "alone", triggers: [{ event: "go" }], concurrency: 1 }, async ({ step }) => {
      for (let i = 0; i < 5; i++) await step.run(`step-${i}`, () => {});
    }),
  ]);
  await harness.client.send({ name: "go", data: {} });
  await harness.control.tick(0);
  expect((await harness.state()).runs.completed).toBe(1);
});

test("a limit is never exceeded, and its runs start in the order of their events, started ones first", async () => {
  const order: number[] = [];
  const { during, most } = meter();
  await start(
    (client) => [
      client.createFunction(
        { id: "one", triggers: [{ event: "go" }], concurrency: 1 },
        async ({ event, step }) => {
          await step.run("work", async () => {
            order.push(event.data.n as number);
            await during(["one"], 1);
          });
          await step.run("more", () => void order.push(event.data.n as number));
        },
      ),
    ],
    NO_RECHECK_DELAY,
  );
  await harness.client.send(Array.from({ length: 30 }, (_, n) => ({ name: "go", data: { n } })));
  await harness.finished();
  expect(order).toEqual(Array.from({ length: 60 }, (_, i) => Math.floor(i / 2)));
  expect(most("one")).toBe(1);
});

test("a limit per account and a total limit both hold, and accounts do not wait for each other", async () => {
  const { during, most } = meter();
  const first: string[] = [];
  let open = () => {};
  const three = new Promise<void>((resolve) => (open = resolve));
  await start(
    (client) => [
      client.createFunction(
        {
          id: "two",
          triggers: [{ event: "go" }],
          concurrency: [{ limit: 2, key: "event.data.account" }, { limit: 3 }],
        },
        async ({ event, step }) => {
          await step.run("work", async () => {
            if (first.push(event.data.account as string) === 3) open();
            await during([event.data.account as string, "all"], three);
          });
        },
      ),
    ],
    { ...NO_RECHECK_DELAY, maxParallel: 50 },
  );
  const accounts = [...Array.from({ length: 20 }, () => "crowded"), "quiet"];
  await harness.client.send(accounts.map((account) => ({ name: "go", data: { account } })));
  await harness.finished();
  expect([most("crowded"), most("all")]).toEqual([2, 3]);
  expect(first.slice(0, 3)).toContain("quiet");
  expect(first).toHaveLength(21);
});

test("sleeping runs do not count towards a limit", async () => {
  const woken: number[] = [];
  await start(
    (client) => [
      client.createFunction(
        { id: "naps", triggers: [{ event: "go" }], concurrency: 1 },
        async ({ event, step }) => {
          await step.sleep("nap", "1h");
          await step.run("after", () => woken.push(event.data.n as number));
        },
      ),
    ],
    NO_RECHECK_DELAY,
  );
  await harness.client.send([1, 2, 3].map((n) => ({ name: "go", data: { n } })));
  await harness.control.tick(0);
  expect((await harness.state()).runs).toMatchObject({ sleeping: 3 });
  await harness.control.tick(3_600_000);
  expect(woken).toEqual([1, 2, 3]);
});

test("5,000 events run once each, never more than 5 at once, and leave nothing behind", async () => {
  const { during, most } = meter();
  const runsOf = new Map<number, number>();
  let open = () => {};
  const five = new Promise<void>((resolve) => (open = resolve));
  await start(
    (client) => [
      client.createFunction(
        { id: "many", triggers: [{ event: "go" }], concurrency: 5 },
        async ({ event }) => {
          const n = event.data.n as number;
          runsOf.set(n, (runsOf.get(n) ?? 0) + 1);
          // The first five wait for one another, so that five run at once on any machine.
          if (runsOf.size === 5) open();
          await during(["many"], five);
        },
      ),
    ],
    { ...NO_RECHECK_DELAY, maxParallel: 50 },
  );
  await harness.client.send(
    Array.from({ length: 5000 }, (_, n) => ({
      name: "go",
      data: { n, posts: Array.from({ length: 25 }, (_, i) => `post-${n}-${i}`) },
    })),
  );
  expect((await harness.state()).sizes.inFlight).toBeLessThanOrEqual(5);
  await expect
    .poll(async () => (await harness.state()).runs.completed, { interval: 50, timeout: 590_000 })
    .toBe(5000);
  expect(runsOf.size).toBe(5000);
  expect(new Set(runsOf.values())).toEqual(new Set([1]));
  expect(most("many")).toBe(5);
  expect((await harness.state()).sizes).toMatchObject({ live: 0, inFlight: 0, lanes: 0, wakes: 0 });
  expect((await harness.control.runs({ limit: 9999 })).length).toBe(300);
  // The test needs 15 s of processor time, which takes longer on a busy machine.
}, 600_000);

test("calls have a total limit, and events are refused while there are too many unfinished runs", async () => {
  const { during, most } = meter();
  let started = 0;
  let open = () => {};
  const three = new Promise<void>((resolve) => (open = resolve));
  await start(
    (client) => [
      client.createFunction({ id: "slow", triggers: [{ event: "go" }] }, async () => {
        if (++started === 3) open();
        await during(["slow"], three);
      }),
    ],
    { maxParallel: 3, maxRuns: 10 },
  );
  const ten = Array.from({ length: 10 }, () => ({ name: "go", data: {} }));
  expect((await harness.post("/e/local-event-key", ten)).status).toBe(200);
  const refused = await harness.post("/e/local-event-key", { id: "kept for later", name: "go", data: {} });
  expect(refused).toMatchObject({ status: 503, body: { ids: [""], status: 503 } });
  // The SDK retries a refused request, and a refused event id stays unused.
  await harness.client.send({ id: "kept for later", name: "go", data: {} });
  await harness.finished();
  expect((await harness.state()).runs.completed).toBe(11);
  expect(most("slow")).toBe(3);
});
