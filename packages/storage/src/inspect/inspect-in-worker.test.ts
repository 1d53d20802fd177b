import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPdf } from "../testing/crafted-documents";
import { crowdedObject, predictedTables } from "../testing/heavy-documents";
import { refusal } from "../testing/start-store-harness";
import { INSPECT_TIMES, inspectInWorker } from "./inspect-in-worker";
import { inspectFile } from "./inspect-file.mjs";
import type { InspectJob } from "./inspect-types";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "takt-inspect-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function job(bytes: Buffer, type: InspectJob["type"] = "application/pdf"): Promise<InspectJob> {
  const file = join(folder, `${Math.random()}`);
  await writeFile(file, bytes);
  const limits = { videoSeconds: { least: 3, most: 9 }, documentPages: 300, gifFrames: 9, gifPixels: 9 };
  return { file, type, limits };
}

/** Returns the longest delay of a 10 ms timer while `work` ran, in milliseconds. */
async function longestGap(work: () => Promise<unknown>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 10);
  await work();
  clearInterval(timer);
  return longest;
}

test("the heaviest document does not block the process", async () => {
  const bytes = predictedTables();
  expect(bytes.length).toBeLessThan(200_000);
  const heavy = await job(bytes);
  // The time that the same work takes in the main thread.
  const began = performance.now();
  expect(inspectFile(heavy)).toMatchObject({ kind: "refused", code: "media_damaged" });
  const blocking = performance.now() - began;
  const gap = await longestGap(() => refusal(inspectInWorker(heavy)));
  expect(blocking).toBeGreaterThan(100);
  expect(gap).toBeLessThan(blocking / 2);
});

test("a file that takes longer than its deadline is refused, and the next one is read", async () => {
  const heavy = await job(predictedTables());
  expect(await refusal(inspectInWorker(heavy, { ...INSPECT_TIMES, deadlineMs: 1 }))).toBe(
    "media_too_complex",
  );
  expect(await inspectInWorker(await job(buildPdf(3)))).toMatchObject({ pages: 3 });
});

test("a file that exceeds the worker's memory is refused, and the process lives on", async () => {
  const crowded = await job(crowdedObject());
  expect(await refusal(inspectInWorker(crowded))).toBe("media_too_complex");
  expect(await inspectInWorker(await job(buildPdf(2)))).toMatchObject({ pages: 2 });
});

test("a missing file throws and is not refused", async () => {
  const missing: InspectJob = { ...(await job(buildPdf(1))), file: join(folder, "missing") };
  await expect(inspectInWorker(missing)).rejects.toThrow(/could not be inspected.*ENOENT/);
});

test("a worker that does not start in time throws and refuses nothing", async () => {
  await expect(inspectInWorker(await job(buildPdf(1)), { ...INSPECT_TIMES, startMs: 1 })).rejects.toThrow(
    "does not start",
  );
});
