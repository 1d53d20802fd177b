import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createStripeStore } from "./stripe-store";

const dir = mkdtempSync(join(tmpdir(), "stripe-store-"));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const job = (id: string, at: number) => ({ id, kind: "retry_invoice" as const, ref: "in_1", at });

test("objects outlive a restart in order of creation, as they were last saved", () => {
  const store = createStripeStore(dir);
  for (const id of ["a", "b", "c"]) store.save("job", job(id, 1));
  store.save("job", job("a", 2));
  store.remove("job", "b");
  store.remove("job", "never there");
  store.close();
  expect(readFileSync(join(dir, "stripe.jsonl"), "utf8").trim().split("\n")).toHaveLength(5);

  const again = createStripeStore(dir);
  expect(again.list("job")).toEqual([job("a", 2), job("c", 1)]);
  expect([again.has("a"), again.has("b"), again.linesRead]).toEqual([true, false, 5]);
  again.reset();
  again.close();
  expect(createStripeStore(dir).list("job")).toEqual([]);
});
