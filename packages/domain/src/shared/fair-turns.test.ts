import { expect, test } from "vitest";
import { createFairTurns } from "./fair-turns";

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Turns whose works end when they are told to; `started` names them in the order in which they began. */
function world(limit: number) {
  const turns = createFairTurns(limit);
  const started: string[] = [];
  const works = new Map<string, Promise<string>>();
  const ends = new Map<string, (error?: Error) => void>();
  const start = (name: string) =>
    turns(name[0]!, () => {
      started.push(name);
      return new Promise<string>((resolve, reject) =>
        ends.set(name, (error) => (error ? reject(error) : resolve(name))),
      );
    });
  return {
    started,
    works,
    async add(...names: string[]) {
      for (const name of names) works.set(name, start(name));
      await settled();
    },
    async end(name: string, error?: Error) {
      ends.get(name)!(error);
      await settled();
    },
  };
}

test("an owner has one turn at once, so that another's work begins beside twenty of theirs", async () => {
  const { add, started } = world(2);
  await add(...Array.from({ length: 20 }, (_, number) => `a${number}`), "b0");
  expect(started).toEqual(["a0", "b0"]);
});

test("owners are served in rotation, and each one's works in their order", async () => {
  const { add, started, end } = world(1);
  await add("a1", "a2", "a3", "b1", "c1", "b2");
  for (const name of ["a1", "b1", "c1", "a2", "b2"]) await end(name);
  expect(started).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

test("no more than the limit run at once, whoever they are of", async () => {
  const { add, started, end } = world(2);
  await add("a1", "b1", "c1", "d1");
  expect(started).toEqual(["a1", "b1"]);
  await end("b1");
  expect(started).toEqual(["a1", "b1", "c1"]);
});

test("a work that fails passes its failure on and gives its turn away", async () => {
  const { add, started, end, works } = world(1);
  await add("a1", "a2");
  const [outcome] = await Promise.all([
    works.get("a1")!.catch((error: Error) => error.message),
    end("a1", new Error("broken")),
  ]);
  expect(outcome).toBe("broken");
  expect(started).toEqual(["a1", "a2"]);
  await end("a2");
  expect(await works.get("a2")).toBe("a2");
});
