import { type FailureEventArgs, NonRetriableError, RetryAfterError } from "inngest";
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
const MINUTE = 60_000;

test("a failing step is retried after its delay, and the next step has its own attempts", async () => {
  await start(
    (client) => [
      client.createFunction(
        { id: "flaky", triggers: [{ event: "go" }], retries: 2 },
        async ({ step, attempt }) => {
          await step.run("a", () => {
            log.push(`a${attempt}`);
            if (attempt < 2) throw new Error("not yet");
          });
          await step.run("b", () => {
            log.push(`b${attempt}`);
            if (attempt < 1) throw new Error("not yet");
          });
        },
      ),
    ],
    { retryDelays: [MINUTE, 10 * MINUTE] },
  );
  await harness.client.send({ name: "go" });
  await harness.control.tick(MINUTE - 1000);
  expect(log).toEqual(["a0"]);
  await harness.control.tick(1000);
  expect(log).toEqual(["a0", "a1"]);
  await harness.control.tick(9 * MINUTE);
  expect(log).toEqual(["a0", "a1"]);
  await harness.control.tick(2 * MINUTE + 1000);
  expect(log).toEqual(["a0", "a1", "a2", "b0", "b1"]);
  expect((await harness.control.runs())[0]).toMatchObject({ status: "completed", error: null });
});

test("a parallel step is retried alone", async () => {
  await start((client) => [
    client.createFunction(
      { id: "fan", triggers: [{ event: "go" }], retries: 3 },
      async ({ step, attempt }) => {
        await Promise.all([
          step.run("steady", () => log.push("steady")),
          step.run("flaky", () => {
            log.push(`flaky${attempt}`);
            if (attempt < 2) throw new Error("not yet");
          }),
        ]);
      },
    ),
  ]);
  await harness.client.send({ name: "go" });
  await harness.finished();
  expect(log.toSorted()).toEqual(["flaky0", "flaky1", "flaky2", "steady"]);
  expect((await harness.control.runs())[0]?.status).toBe("completed");
});

test("a function without `retries` has five attempts, and then onFailure runs once", async () => {
  await start((client) => [
    client.createFunction(
      {
        id: "doomed",
        triggers: [{ event: "go" }],
        onFailure: ({ event, error }: FailureEventArgs) => {
          log.push(
            `${error.name}: ${error.message} after ${String(event.data.event.data?.n)} in ${event.data.function_id}`,
          );
        },
      },
      async () => {
        log.push("try");
        throw new TypeError("boom");
      },
    ),
    client.createFunction(
      { id: "other", triggers: [{ event: "unused" }], onFailure: () => void log.push("wrong one") },
      async () => {},
    ),
  ]);
  await harness.client.send({ name: "go", data: { n: 7 } });
  await harness.finished();
  expect(log).toEqual(["try", "try", "try", "try", "try", "TypeError: boom after 7 in app-doomed"]);
  expect((await harness.state()).runs).toMatchObject({ failed: 1, completed: 1 });
});

test("a NonRetriableError ends the run at once unless the code catches it", async () => {
  await start((client) => [
    client.createFunction(
      { id: "final", triggers: [{ event: "go" }], onFailure: () => void log.push("told") },
      async ({ step }) => {
        await step.run("refuse", () => {
          log.push("final");
          throw new NonRetriableError("no");
        });
      },
    ),
    client.createFunction({ id: "caught", triggers: [{ event: "go" }] }, async ({ step }) => {
      const refuse = () => {
        log.push("caught");
        throw new NonRetriableError("no");
      };
      const answer = await step.run("refuse", refuse).catch((error: Error) => `caught ${error.message}`);
      await step.run("after", () => log.push(answer as string));
    }),
  ]);
  await harness.client.send({ name: "go" });
  await harness.finished();
  expect(log.toSorted()).toEqual(["caught", "caught no", "final", "told"]);
  const runs = await harness.control.runs({ fn: "caught" });
  expect(runs[0]).toMatchObject({ status: "completed", steps: [{ outcome: "failed" }, { outcome: "done" }] });
  expect((await harness.control.runs({ fn: "final" }))[0]).toMatchObject({
    status: "failed",
    error: { message: "no" },
  });
});

test("a step that has used up its attempts throws into the code, which may go on", async () => {
  await start((client) => [
    client.createFunction({ id: "stubborn", triggers: [{ event: "go" }], retries: 1 }, async ({ step }) => {
      const boom = () => {
        log.push("try");
        throw new Error("boom");
      };
      await step
        .run("doomed", boom)
        .catch((error: Error) => step.run("instead", () => log.push(error.message)));
    }),
  ]);
  await harness.client.send({ name: "go" });
  await harness.finished();
  expect(log).toEqual(["try", "try", "boom"]);
  expect((await harness.control.runs())[0]?.status).toBe("completed");
});

test("a RetryAfterError sets the time of the retry, in seconds or as a date", async () => {
  let now = 0;
  await start(
    (client) => [
      client.createFunction(
        { id: "busy", triggers: [{ event: "go" }], retries: 2 },
        async ({ step, attempt }) => {
          await step.run("ask", () => {
            log.push(String(attempt));
            if (attempt === 0) throw new RetryAfterError("busy", "90s");
            if (attempt === 1) throw new RetryAfterError("busy", new Date(now + 3_600_000));
          });
        },
      ),
    ],
    { retryDelays: [1] },
  );
  now = (await harness.control.tick(0)).now;
  await harness.client.send({ name: "go" });
  await harness.control.tick(89_000);
  expect(log).toEqual(["0"]);
  await harness.control.tick(2_000);
  expect(log).toEqual(["0", "1"]);
  await harness.control.tick(3_500_000);
  expect(log).toEqual(["0", "1"]);
  await harness.control.tick(100_000);
  expect(log).toEqual(["0", "1", "2"]);
});

test("an app that is down costs attempts, and the run continues when it is back", async () => {
  await start(
    (client) => [
      client.createFunction(
        { id: "patient", triggers: [{ event: "go" }], retries: 3 },
        async ({ step, attempt }) => {
          await step.run("work", () => log.push(`attempt ${attempt}`));
        },
      ),
    ],
    { retryDelays: [MINUTE] },
  );
  await harness.killApp();
  await harness.post("/e/local-event-key", { name: "go" });
  await harness.control.tick(0);
  const [run] = await harness.control.runs();
  expect(run).toMatchObject({ status: "sleeping", error: { name: "AppUnreachable" } });
  expect(run?.error?.message).toMatch(/no answer from the app/);
  await harness.control.tick(MINUTE);
  await harness.startApp();
  await harness.control.tick(MINUTE);
  expect(log).toEqual(["attempt 2"]);
});

test("a run fails after its attempts when the app stays down", async () => {
  await start((client) => [
    client.createFunction({ id: "lonely", triggers: [{ event: "go" }], retries: 1 }, async () => {}),
  ]);
  await harness.killApp();
  await harness.post("/e/local-event-key", { name: "go" });
  await harness.until(async () => (await harness.state()).runs.failed === 1);
  expect((await harness.control.runs({ status: "failed" }))[0]).toMatchObject({
    functionId: "app-lonely",
    calls: 2,
  });
});

test("only the interrupted step runs again after the app is killed and restarted", async () => {
  let cut = () => {};
  const running = new Promise<void>((resolve) => (cut = resolve));
  const forever = new Promise<void>(() => {});
  await start((client) => [
    client.createFunction({ id: "survivor", triggers: [{ event: "go" }] }, async ({ step, attempt }) => {
      await step.run("first", () => log.push("first"));
      await step.run("second", async () => {
        log.push(`second ${attempt}`);
        if (attempt > 0) return;
        cut();
        await forever;
      });
      await step.run("third", () => log.push("third"));
    }),
  ]);
  await harness.client.send({ name: "go" });
  await running;
  await harness.killApp();
  await harness.startApp();
  await harness.finished();
  expect(log.filter((entry) => !entry.startsWith("second"))).toEqual(["first", "third"]);
  expect(log.filter((entry) => entry.startsWith("second")).length).toBe(2);
  expect((await harness.control.runs())[0]?.status).toBe("completed");
});
