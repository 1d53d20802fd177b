import { afterEach, expect, test } from "vitest";
import { startWorld } from "./testing/start-world";

type World = Awaited<ReturnType<typeof startWorld>>;
let world: World;
afterEach(async () => world.close());

const start = async (...args: Parameters<typeof startWorld>) => (world = await startWorld(...args));

/** Counts what is under way per name, and the most there ever was. */
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

/** A full limit is looked at again as soon as it has room. */
const AT_ONCE = { limitRecheckMs: 0 };

test("a function whose limit is full is looked at again after five seconds, as by the real server", async () => {
  const begun: number[] = [];
  let free = () => {};
  const held = new Promise<void>((resolve) => (free = resolve));
  await start((client) => [
    client.createFunction(
      { id: "two-at-once", triggers: [{ event: "go" }], concurrency: 2 },
      async ({ event }) => {
        begun.push(event.data.n as number);
        await held;
      },
    ),
    client.createFunction({ id: "other", triggers: [{ event: "go" }] }, () => {}),
  ]);
  await world.client.send(Array.from({ length: 5 }, (_, n) => ({ name: "go", data: { n } })));
  await world.until(() => begun.length === 2);
  // The other function is not held up.
  await world.until(async () => (await world.state()).runs.completed === 5);
  free();
  await world.until(async () => (await world.state()).runs.completed === 7);
  await world.control.tick(2000);
  expect(begun.toSorted()).toEqual([0, 1]);
  await world.control.tick(5000);
  expect(begun.toSorted()).toEqual([0, 1, 2, 3]);
  await world.control.tick(5000);
  expect(begun.toSorted()).toEqual([0, 1, 2, 3, 4]);
  await world.finished();
  expect((await world.state()).sizes).toMatchObject({ lanes: 0, wakes: 0 });
});

test("a run under a limit that nobody else wants does not wait for itself", async () => {
  await start((client) => [
    client.createFunction({ id: "alone", triggers: [{ event: "go" }], concurrency: 1 }, async ({ step }) => {
      for (let i = 0; i < 5; i++) await step.run(`step-${i}`, () => {});
    }),
  ]);
  await world.client.send({ name: "go", data: {} });
  await world.control.tick(0);
  expect((await world.state()).runs.completed).toBe(1);
});

test("a limit holds, and under it runs go in the order of their events, begun ones first", async () => {
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
    AT_ONCE,
  );
  await world.client.send(Array.from({ length: 30 }, (_, n) => ({ name: "go", data: { n } })));
  await world.finished();
  expect(order).toEqual(Array.from({ length: 60 }, (_, i) => Math.floor(i / 2)));
  expect(most("one")).toBe(1);
});

test("two limits: one per account, one in all; accounts do not wait for each other", async () => {
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
    { ...AT_ONCE, maxParallel: 50 },
  );
  const accounts = [...Array.from({ length: 20 }, () => "crowded"), "quiet"];
  await world.client.send(accounts.map((account) => ({ name: "go", data: { account } })));
  await world.finished();
  expect([most("crowded"), most("all")]).toEqual([2, 3]);
  expect(first.slice(0, 3)).toContain("quiet");
  expect(first).toHaveLength(21);
});

test("sleeping runs take no room under a limit", async () => {
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
    AT_ONCE,
  );
  await world.client.send([1, 2, 3].map((n) => ({ name: "go", data: { n } })));
  await world.control.tick(0);
  expect((await world.state()).runs).toMatchObject({ sleeping: 3 });
  await world.control.tick(3_600_000);
  expect(woken).toEqual([1, 2, 3]);
});

test("5,000 events: each runs once, never more than 5 at once, and nothing is left behind", async () => {
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
          // The first five wait for one another: that many do run at once, however slow the machine is.
          if (runsOf.size === 5) open();
          await during(["many"], five);
        },
      ),
    ],
    { ...AT_ONCE, maxParallel: 50 },
  );
  await world.client.send(
    Array.from({ length: 5000 }, (_, n) => ({
      name: "go",
      data: { n, posts: Array.from({ length: 25 }, (_, i) => `post-${n}-${i}`) },
    })),
  );
  expect((await world.state()).sizes.inFlight).toBeLessThanOrEqual(5);
  await until(async () => (await world.state()).runs.completed === 5000);
  expect(runsOf.size).toBe(5000);
  expect(new Set(runsOf.values())).toEqual(new Set([1]));
  expect(most("many")).toBe(5);
  expect((await world.state()).sizes).toMatchObject({ live: 0, inFlight: 0, lanes: 0, wakes: 0 });
  expect((await world.runs("limit=9999")).length).toBe(300);
  // 15 s of a core, of which a busy machine gives little.
}, 600_000);

test("calls are bounded in all, and too many unfinished runs are refused until there is room", async () => {
  const { during, most } = meter();
  let begun = 0;
  let open = () => {};
  const three = new Promise<void>((resolve) => (open = resolve));
  await start(
    (client) => [
      client.createFunction({ id: "slow", triggers: [{ event: "go" }] }, async () => {
        if (++begun === 3) open();
        await during(["slow"], three);
      }),
    ],
    { maxParallel: 3, maxRuns: 10 },
  );
  const ten = Array.from({ length: 10 }, () => ({ name: "go", data: {} }));
  expect((await world.post("/e/local-event-key", ten)).status).toBe(200);
  const refused = await world.post("/e/local-event-key", { id: "kept for later", name: "go", data: {} });
  expect(refused).toMatchObject({ status: 503, body: { ids: [""], status: 503 } });
  // The SDK's own tries carry a sender over such a moment, and a refused id is not used up.
  await world.client.send({ id: "kept for later", name: "go", data: {} });
  await world.finished();
  expect((await world.state()).runs.completed).toBe(11);
  expect(most("slow")).toBe(3);
});

async function until(check: () => Promise<boolean>) {
  while (!(await check())) await new Promise((resolve) => setTimeout(resolve, 50));
}
