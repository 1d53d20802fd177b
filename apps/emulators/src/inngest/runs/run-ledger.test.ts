import { expect, test } from "vitest";
import { newRun, type Run } from "./run";
import { RunLedger } from "./run-ledger";

const spec = { id: "app-f", name: "f", triggers: [], maxAttempts: 3, concurrency: [], cancelOn: [] };
const run = (id: string, change: Partial<Run> = {}): Run => ({
  ...newRun(spec, { id: "e", name: "go", data: {}, ts: 0 }, id, 0, 0),
  ...change,
});

test("an ended run is no longer live and is counted by how it ended", () => {
  const ledger = new RunLedger();
  ledger.set(run("a"));
  ledger.set(run("b"));
  ledger.set(run("a", { calls: 1 }));
  expect([ledger.size, ledger.get("a")?.calls]).toEqual([2, 1]);
  ledger.end(run("a", { status: "failed", endedAt: 1 }));
  expect(ledger.live().map(({ id }) => id)).toEqual(["b"]);
  expect(ledger.ended()).toMatchObject([{ id: "a", status: "failed" }]);
  expect(ledger.totals()).toEqual({ completed: 0, failed: 1, cancelled: 0 });
});

test("only the last 300 ended runs are kept, and all are counted", () => {
  const ledger = new RunLedger();
  for (let id = 0; id < 1000; id++) ledger.end(run(String(id), { status: "completed", endedAt: 1 }));
  expect(ledger.ended().map(({ id }) => id)).toEqual(
    Array.from({ length: 300 }, (_, at) => String(at + 700)),
  );
  expect(ledger.totals().completed).toBe(1000);
});

test("a cleared ledger has no runs and no totals", () => {
  const ledger = new RunLedger();
  ledger.set(run("a"));
  ledger.end(run("b", { status: "cancelled", endedAt: 1 }));
  ledger.clear();
  expect([ledger.size, ledger.ended(), ledger.totals()]).toEqual([
    0,
    [],
    { completed: 0, failed: 0, cancelled: 0 },
  ]);
});
