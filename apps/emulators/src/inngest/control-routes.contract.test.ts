import { afterEach, expect, test } from "vitest";
import { startHarness } from "./testing/start-harness";

type Harness = Awaited<ReturnType<typeof startHarness>>;
let harness: Harness;
const log: string[] = [];
afterEach(async () => {
  log.length = 0;
  await harness.close();
});

async function start() {
  harness = await startHarness((client) => [
    client.createFunction({ id: "publish-posts", triggers: [{ event: "go" }] }, async ({ step, attempt }) => {
      await step.run("prepare", () => log.push(`prepare ${attempt}`));
      await step.run("publish", () => log.push(`publish ${attempt}`));
    }),
  ]);
  return harness.control;
}

test("a call held before it is sent is not awaited by tick and continues on release", async () => {
  const control = await start();
  await control.hold({ fn: "publish-posts", stage: "before", call: 2 });
  await harness.client.send({ name: "go" });
  await harness.until(async () => (await control.held()).length === 1);
  await control.tick(60_000);
  expect(log).toEqual(["prepare 0"]);
  const [call] = await control.held();
  expect(call).toMatchObject({ stage: "before", call: 2, functionId: "app-publish-posts" });
  expect(await control.release(call?.id)).toEqual({ released: 1 });
  await harness.finished();
  expect(log).toEqual(["prepare 0", "publish 0"]);
});

test("a call held after its step is done again when its answer is dropped", async () => {
  const control = await start();
  const { id } = await control.hold({ fn: "app-publish-posts", stage: "after", step: "publish" });
  await harness.client.send({ name: "go" });
  await harness.until(async () => (await control.held()).length === 1);
  expect(log).toEqual(["prepare 0", "publish 0"]);
  expect((await control.runs())[0]?.steps).toEqual([{ name: "prepare", outcome: "done" }]);
  expect((await control.held())[0]).toMatchObject({ stage: "after", steps: ["publish"] });
  await control.release(id, { drop: true });
  await harness.finished();
  expect(log).toEqual(["prepare 0", "publish 0", "publish 1"]);
});

test("a hold before a step is refused, because the protocol does not know the step yet", async () => {
  await start();
  const answer = await harness.post("/_emulator/holds", {
    fn: "publish-posts",
    stage: "before",
    step: "publish",
  });
  expect(answer.status).toBe(400);
  expect(String(answer.body.error)).toContain("n-th call");
});

test("a lost event is accepted and starts nothing, and a lost answer costs an attempt", async () => {
  const control = await start();
  await control.lose({ event: "go" });
  expect((await harness.client.send({ name: "go" })).ids).toHaveLength(1);
  await harness.finished();
  expect(log).toEqual([]);
  await control.lose({ fn: "publish-posts", step: "prepare", times: 2 });
  await harness.client.send({ name: "go" });
  await harness.finished();
  expect(log).toEqual(["prepare 0", "prepare 1", "prepare 2", "publish 0"]);
});

test("an event, a run and a call can be doubled", async () => {
  const control = await start();
  await control.double({ event: "go" });
  await harness.client.send({ name: "go" });
  await harness.finished();
  expect(log.toSorted()).toEqual(["prepare 0", "prepare 0", "publish 0", "publish 0"]);
  log.length = 0;
  await control.double({ fn: "publish-posts" });
  await harness.client.send({ name: "go" });
  await harness.finished();
  expect((await harness.state()).runs.completed).toBe(4);
  log.length = 0;
  await control.double({ fn: "publish-posts", each: "call", call: 2 });
  await harness.client.send({ name: "go" });
  await harness.finished();
  expect(log).toEqual(["prepare 0", "publish 0", "publish 0"]);
  expect((await harness.state()).runs.completed).toBe(5);
});

test("a reset releases and clears everything, and a page of another site is refused", async () => {
  const control = await start();
  await control.hold({ fn: "publish-posts", stage: "before" });
  await harness.client.send({ id: "once", name: "go" });
  await harness.until(async () => (await control.held()).length === 1);
  await control.reset();
  expect(await control.held()).toEqual([]);
  await harness.until(async () => (await harness.state()).sizes.inFlight === 0);
  expect((await harness.state()).sizes).toMatchObject({ live: 0, lanes: 0, seenIds: 0 });
  await harness.client.send({ id: "once", name: "go" });
  await harness.finished();
  expect(log).toEqual(["prepare 0", "publish 0"]);
  const foreign = await harness.post("/_emulator/tick", { ms: 1 }, { "sec-fetch-site": "cross-site" });
  expect(foreign.status).toBe(403);
});
