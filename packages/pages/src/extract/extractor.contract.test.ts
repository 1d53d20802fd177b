import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { captureLog } from "@takt/domain/testing/capture-log";
import { afterEach, expect, test, vi } from "vitest";
import { PageRefused } from "../fetch/page-refused";
import { englishPage, htmlPage } from "../testing/articles";
import { Extractor } from "./extractor";

const LONG = 60_000;
/** Passes the structure check and takes far more than a millisecond. */
const SLOW = htmlPage({ extra: "<div>".repeat(200) + "<p>words, words, words</p>".repeat(20_000) });

const made: Extractor[] = [];
function extractor(start = 2 * LONG) {
  const { log, entries: lines } = captureLog();
  const one = new Extractor({ log, start });
  made.push(one);
  const extract = (text: string, limit = LONG, signal = new AbortController().signal) =>
    one.extract({ kind: "html", text }, { limit, signal });
  return { dispose: () => one.dispose(), extract, lines };
}
afterEach(() => Promise.all(made.splice(0).map((one) => one.dispose())));

test("pages are extracted one after another, each with its own answer", async () => {
  const { extract } = extractor();
  const titles = Array.from({ length: 5 }, (_, at) => `Page ${at}`);
  const pages = await Promise.all(titles.map((title) => extract(htmlPage({ title }))));
  expect(pages.map(({ title }) => title)).toEqual(titles);
});

test("a slow page ends the worker, and the next pages get a new one", async () => {
  const { extract, lines } = extractor();
  const slow = extract(SLOW, 1);
  const behind = extract(englishPage());
  await expect(slow).rejects.toEqual(new PageRefused("too_complex", "too_complex"));
  expect(await behind).toMatchObject({ title: "Sorting first" });
  expect(lines).toEqual([{ event: "pages.extract_late", limit: 1 }]);
  // Once more, with an empty queue.
  await expect(extract(SLOW, 1)).rejects.toThrow("too_complex");
  expect(await extract(englishPage())).toMatchObject({ title: "Sorting first" });
});

test("30 kB of divs are too complex at once, without ending the worker", async () => {
  const { extract, lines } = extractor();
  await expect(extract("<div>".repeat(5_000))).rejects.toMatchObject({ reason: "too_complex" });
  expect(lines).toEqual([]);
});

test("a worker that does not start fails the queue, and the next page starts another", async () => {
  const late = extractor(1);
  const both = Promise.allSettled([late.extract(englishPage()), late.extract(englishPage())]);
  const failure = { status: "rejected", reason: new Error("The worker for web pages does not start") };
  expect(await both).toEqual([failure, failure]);
  expect(late.lines).toMatchObject([{ event: "pages.worker_lost", ready: false }]);
  await expect(late.extract(englishPage())).rejects.toThrow("does not start");
});

test("an aborted job leaves the queue, and one aborted earlier never enters it", async () => {
  const { extract, lines } = extractor();
  const stop = new AbortController();
  const first = extract(englishPage());
  const second = extract(SLOW, 1, stop.signal);
  stop.abort();
  await expect(second).rejects.toMatchObject({ reason: "stopped" });
  await expect(extract(SLOW, 1, AbortSignal.abort())).rejects.toMatchObject({ reason: "stopped" });
  expect(await first).toMatchObject({ title: "Sorting first" });
  expect(await extract(englishPage())).toMatchObject({ title: "Sorting first" });
  // SLOW was never started: it would have been late.
  expect(lines).toEqual([]);
});

test("an aborted job starts no worker and wakes no idle one", async () => {
  const none = extractor(1);
  await expect(none.extract(englishPage(), LONG, AbortSignal.abort())).rejects.toMatchObject({
    reason: "stopped",
  });
  // A started worker would be late by now.
  await sleep(50);
  expect(none.lines).toEqual([]);

  const idle = extractor();
  await idle.extract(englishPage());
  const awake = vi.spyOn(Worker.prototype, "ref");
  await expect(idle.extract(englishPage(), LONG, AbortSignal.abort())).rejects.toMatchObject({
    reason: "stopped",
  });
  expect(awake).not.toHaveBeenCalled();
  awake.mockRestore();
});

test("a disposed extractor answers every job and starts again on demand", async () => {
  const { extract, dispose } = extractor();
  const both = Promise.allSettled([extract(englishPage()), extract(englishPage())]);
  await dispose();
  expect(await both).toMatchObject([{ reason: { reason: "stopped" } }, { reason: { reason: "stopped" } }]);
  expect(await extract(englishPage())).toMatchObject({ title: "Sorting first" });
});
