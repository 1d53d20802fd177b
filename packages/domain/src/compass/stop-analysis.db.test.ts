import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test, vi } from "vitest";
import type { Deps } from "../deps";
import { toActor } from "../testing/to-actor";
import {
  analysisHarness,
  ANSWER,
  createModel,
  ofPage,
  ofText,
  pagesLike,
  SENTENCE,
  TOPIC,
} from "../testing/analysis-harness";
import { fakeDeps } from "../testing/fake-deps";
import { fakeWriter } from "../testing/fake-writer";
import { captureLog } from "../testing/capture-log";
import type { Writer } from "../writing/ports/writer";
import { analyse } from "./analyse";
import type { AnalysisEvent } from "./model/analysis-view";
const database = useTestDatabase();
const { run, countAnalyses, listGenerations } = analysisHarness(database);
const kinds = (events: AnalysisEvent[]) => events.map(({ kind }) => kind);
async function make() {
  return toActor(await createUser(database.db));
}

describe("stopping", () => {
  /** A model that emits one topic and then waits until it is stopped. */
  const waiting = () =>
    fakeWriter("model", {
      findTopics: (_task, { signal, onTopic }) =>
        new Promise((resolve) => {
          onTopic?.(TOPIC);
          signal.addEventListener("abort", () => {
            onTopic?.({ ...TOPIC, title: "Late" });
            resolve({ kind: "failed", reason: "stopped", partial: "" });
          });
        }),
    });

  test("a stop while topics are found saves and extracts nothing", async () => {
    const actor = await make();
    const stop = new AbortController();
    const events: AnalysisEvent[] = [];
    const stream = await analyse(fakeDeps(database.db, { writer: waiting() }), actor, ofText(), stop.signal);
    for await (const event of stream) {
      events.push(event);
      if (event.kind === "topic") stop.abort();
    }
    expect(kinds(events)).toEqual(["source", "stage", "topic", "failed"]);
    expect(events.at(-1)).toEqual({ kind: "failed", reason: "stopped" });
    expect([await countAnalyses(actor), (await listGenerations(actor)).length]).toEqual([0, 0]);
  });

  test("a stop before and while the source is read saves nothing", async () => {
    const actor = await make();
    const stop = new AbortController();
    const pages: Deps["pages"] = {
      ...pagesLike(),
      read(_url, { signal }) {
        stop.abort();
        expect(signal.aborted).toBe(true);
        return Promise.resolve({ kind: "failed", reason: "stopped" });
      },
    };
    const writer = createModel([TOPIC]);
    for (const signal of [stop.signal, AbortSignal.abort()]) {
      const events = await run(actor, ofPage(), { pages, writer }, signal);
      expect(events.at(-1)).toEqual({ kind: "failed", reason: "stopped" });
    }
    expect(writer.findTopics).not.toHaveBeenCalled();
  });

  test("a stop that reaches the model too late records the usage and saves nothing", async () => {
    const actor = await make();
    const stop = new AbortController();
    const writer = fakeWriter("model", {
      findTopics() {
        stop.abort();
        return Promise.resolve({ ...ANSWER, value: [TOPIC] });
      },
    });
    const events = await run(actor, ofText(), { writer }, stop.signal);
    expect(events.at(-1)).toEqual({ kind: "failed", reason: "stopped" });
    expect(await countAnalyses(actor)).toBe(0);
    expect(await listGenerations(actor)).toMatchObject([{ inputTokens: 900 }]);
  });

  test("a consumer that leaves stops the model, also while it is silent", async () => {
    const actor = await make();
    const stopped = vi.fn();
    const writer = fakeWriter("model", {
      findTopics: vi.fn<Writer["findTopics"]>(
        (_task, { signal }) =>
          new Promise((resolve) => {
            signal.addEventListener("abort", () => {
              stopped();
              resolve({ kind: "failed", reason: "stopped", partial: "" });
            });
          }),
      ),
    });
    const stream = await analyse(fakeDeps(database.db, { writer }), actor, ofText());
    const events = stream[Symbol.asyncIterator]();
    await expect.poll(() => writer.findTopics).toHaveBeenCalledOnce();
    for (const _emitted of ["source", "stage"]) await events.next();
    const next = events.next();
    await events.return!();
    expect(stopped).toHaveBeenCalledOnce();
    expect(await next).toMatchObject({ done: true });
    expect(await countAnalyses(actor)).toBe(0);
  });
});

describe("an unexpected error", () => {
  const broken = () => fakeWriter("model", { findTopics: () => Promise.reject(new Error(SENTENCE)) });

  test("ends the events", async () => {
    await expect(run(await make(), ofText(), { writer: broken() })).rejects.toThrow(SENTENCE);
  });

  test("is logged when there is no consumer any more, without quoting the text", async () => {
    const { log, lines } = captureLog();
    const writer = fakeWriter("model", {
      findTopics: (_task, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(new TypeError(SENTENCE)));
        }),
    });
    const stream = await analyse(fakeDeps(database.db, { writer, log }), await make(), ofText());
    const events = stream[Symbol.asyncIterator]();
    await events.next();
    await events.return!();
    await expect.poll(() => lines).toEqual(['error compass.failed {"cause":"TypeError"}']);
  });
});
