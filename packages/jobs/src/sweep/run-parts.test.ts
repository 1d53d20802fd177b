import { expect, test } from "vitest";
import { runParts } from "./run-parts";

test("a part that fails and one that never ends do not stop the others, and both are reported", async () => {
  const done: string[] = [];
  const parts = [
    { name: "one", work: () => Promise.reject(new Error("broken")) },
    { name: "two", work: () => new Promise(() => {}) },
    { name: "three", work: () => Promise.resolve(done.push("three")) },
  ];
  await expect(runParts(parts, 20)).rejects.toThrow("sweep: one: broken; two: not done after 20 ms");
  expect(done).toEqual(["three"]);
});

test("parts run one after the other", async () => {
  const order: string[] = [];
  const slow = async () => {
    order.push("begun");
    await new Promise((resolve) => setTimeout(resolve, 10));
    order.push("done");
  };
  await runParts([
    { name: "one", work: slow },
    { name: "two", work: slow },
  ]);
  expect(order).toEqual(["begun", "done", "begun", "done"]);
});
