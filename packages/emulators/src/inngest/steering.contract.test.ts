import { afterEach, expect, test } from "vitest";
import { startWorld } from "./testing/start-world";

type World = Awaited<ReturnType<typeof startWorld>>;
let world: World;
const log: string[] = [];
afterEach(async () => {
  log.length = 0;
  await world.close();
});

type Held = { id: string; stage: string; call: number; steps: string[]; functionId: string };

async function start() {
  world = await startWorld((client) => [
    client.createFunction({ id: "publish-posts", triggers: [{ event: "go" }] }, async ({ step, attempt }) => {
      await step.run("prepare", () => log.push(`prepare ${attempt}`));
      await step.run("publish", () => log.push(`publish ${attempt}`));
    }),
  ]);
  const steer = async (path: string, rule: object) => {
    const answer = await world.post(`/_emulator/${path}`, rule);
    expect(answer.status).toBe(200);
    return String(answer.body.id);
  };
  const held = async () => (await world.control.held()) as unknown as Held[];
  return { steer, held };
}

test("hold before the n-th call: nothing was sent yet; tick does not wait for it; released it goes on", async () => {
  const { steer, held } = await start();
  await steer("holds", { fn: "publish-posts", stage: "before", call: 2 });
  await world.client.send({ name: "go" });
  await world.until(async () => (await held()).length === 1);
  await world.control.tick(60_000);
  expect(log).toEqual(["prepare 0"]);
  const [call] = await held();
  expect(call).toMatchObject({ stage: "before", call: 2, functionId: "app-publish-posts" });
  expect(await world.control.release(call?.id)).toEqual({ released: 1 });
  await world.finished();
  expect(log).toEqual(["prepare 0", "publish 0"]);
});

test("hold after a step: the app has done it, the run does not know yet; dropped, it is done again", async () => {
  const { steer, held } = await start();
  const id = await steer("holds", { fn: "app-publish-posts", stage: "after", step: "publish" });
  await world.client.send({ name: "go" });
  await world.until(async () => (await held()).length === 1);
  expect(log).toEqual(["prepare 0", "publish 0"]);
  expect((await world.runs())[0]?.steps).toEqual([{ name: "prepare", outcome: "done" }]);
  expect((await held())[0]).toMatchObject({ stage: "after", steps: ["publish"] });
  await world.control.release(id, { drop: true });
  await world.finished();
  expect(log).toEqual(["prepare 0", "publish 0", "publish 1"]);
});

test("before a step is not a thing the protocol knows: such a hold is refused", async () => {
  await start();
  const answer = await world.post("/_emulator/holds", {
    fn: "publish-posts",
    stage: "before",
    step: "publish",
  });
  expect(answer.status).toBe(400);
  expect(String(answer.body.error)).toContain("n-th call");
});

test("lose an event: accepted, and nothing starts; lose an answer: an attempt more", async () => {
  const { steer } = await start();
  await steer("lose", { event: "go" });
  expect((await world.client.send({ name: "go" })).ids).toHaveLength(1);
  await world.finished();
  expect(log).toEqual([]);
  await steer("lose", { fn: "publish-posts", step: "prepare", times: 2 });
  await world.client.send({ name: "go" });
  await world.finished();
  expect(log).toEqual(["prepare 0", "prepare 1", "prepare 2", "publish 0"]);
});

test("double an event, a run, a call", async () => {
  const { steer } = await start();
  await steer("double", { event: "go" });
  await world.client.send({ name: "go" });
  await world.finished();
  expect(log.toSorted()).toEqual(["prepare 0", "prepare 0", "publish 0", "publish 0"]);
  log.length = 0;
  await steer("double", { fn: "publish-posts" });
  await world.client.send({ name: "go" });
  await world.finished();
  expect((await world.state()).runs.completed).toBe(4);
  log.length = 0;
  await steer("double", { fn: "publish-posts", each: "call", call: 2 });
  await world.client.send({ name: "go" });
  await world.finished();
  expect(log).toEqual(["prepare 0", "publish 0", "publish 0"]);
  expect((await world.state()).runs.completed).toBe(5);
});

test("reset lets go of all and starts anew; a page of another site may not steer", async () => {
  const { steer, held } = await start();
  await steer("holds", { fn: "publish-posts", stage: "before" });
  await world.client.send({ id: "once", name: "go" });
  await world.until(async () => (await held()).length === 1);
  await world.control.reset();
  expect(await held()).toEqual([]);
  await world.until(async () => (await world.state()).sizes.inFlight === 0);
  expect((await world.state()).sizes).toMatchObject({ live: 0, lanes: 0, seenIds: 0 });
  await world.client.send({ id: "once", name: "go" });
  await world.finished();
  expect(log).toEqual(["prepare 0", "publish 0"]);
  const foreign = await world.post("/_emulator/tick", { ms: 1 }, { "sec-fetch-site": "cross-site" });
  expect(foreign.status).toBe(403);
});
