import type { Db } from "@takt/db/testing/connect-test-database";
import { vi } from "vitest";
import { analyse } from "../compass/analyse";
import type { AnalysisInput } from "../compass/model/analysis-input";
import type { AnalysisEvent, AnalysisView } from "../compass/model/analysis-view";
import type { FoundTopic } from "../topics/model/topic-view";
import type { PageOutcome, ReadPage } from "../compass/ports/page-reader";
import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import type { Writer } from "../writing/ports/writer";
import { fakeDeps } from "./fake-deps";
import { fakeWriter } from "./fake-writer";

export const SENTENCE = "A team of three sorted its letters before it answered one.";
export const TEXT = `${SENTENCE} Nobody had to be hired for that, and nobody worked longer.`;
export const TOPIC: FoundTopic = {
  title: "A topic",
  angle: "An angle",
  quote: SENTENCE,
  keywords: ["word"],
};
/** The rest of a model's outcome besides its topics. */
export const ANSWER = {
  kind: "done",
  model: "model-2",
  promptVersion: "topics-1",
  usage: { input: 900, output: 80 },
  requestId: "request-7",
} as const;

export const ofText = (text = TEXT): AnalysisInput => ({ source: { kind: "text", text }, language: "en" });
export const ofPage = (): AnalysisInput => ({
  source: { kind: "url", url: "https://example.com/a" },
  language: "de",
});

/** A page reader whose pages are all like this one. */
export function pagesLike(outcome: Partial<ReadPage> | Extract<PageOutcome, { kind: "failed" }> = {}) {
  const page: ReadPage = {
    kind: "read",
    url: "https://example.com/b",
    title: "Sorting",
    siteName: null,
    text: TEXT,
    headings: ["Nobody"],
    truncated: false,
  };
  const answer = outcome.kind === "failed" ? outcome : { ...page, ...outcome };
  return {
    read: vi.fn<Deps["pages"]["read"]>((_url, { onFetched }) => {
      if (answer.kind === "read") onFetched?.();
      return Promise.resolve(answer);
    }),
  };
}

/** A model that emits topics, then answers with topics. */
export function createModel(topics: unknown[], emitted: unknown[] = topics): Writer {
  return fakeWriter("model", {
    findTopics: vi.fn<Writer["findTopics"]>((_task, { onTopic }) => {
      for (const topic of emitted) onTopic?.(topic as FoundTopic);
      return Promise.resolve({ ...ANSWER, value: topics as FoundTopic[] });
    }),
  });
}

/** Runs analyses and reads the rows they leave. */
export function analysisHarness(database: { readonly db: Db }) {
  return {
    /** Runs an analysis and collects its events. */
    async run(actor: Actor, input = ofText(), answers: Partial<Deps> = {}, signal?: AbortSignal) {
      const events: AnalysisEvent[] = [];
      for await (const event of await analyse(fakeDeps(database.db, answers), actor, input, signal))
        events.push(event);
      return events;
    },
    listGenerations: ({ userId }: Actor) =>
      database.db.generation.findMany({ where: { userId }, orderBy: { id: "asc" } }),
    countAnalyses: ({ userId }: Actor) => database.db.analysis.count({ where: { userId } }),
  };
}

export const emittedTopics = (events: AnalysisEvent[]) =>
  events.flatMap((event) => (event.kind === "topic" ? [event.topic] : []));

/** Returns the analysis of events that end with success. */
export function getAnalysis(events: AnalysisEvent[]): AnalysisView {
  const last = events.at(-1)!;
  if (last.kind !== "done") throw new Error(`ended with ${JSON.stringify(last)}`);
  return last.analysis;
}
