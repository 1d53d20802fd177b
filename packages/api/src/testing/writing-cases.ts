import { defaultAnswers } from "@takt/domain/writing/model/composition-answers";
import { v7 } from "uuid";
import type { ProcedureCase } from "./procedure-case";

const splitKeys = (text: string) => text.split(/\s+/);
const ANSWERS = { ...defaultAnswers("de"), topic: "New topic", hashtags: ["tag"] };
const VERSION = splitKeys(
  "id number kind rewrite text hashtags researched sources engine model digitalSourceType basedOn partial createdAt",
);
const COMPOSITION = splitKeys(
  "id version answers quote postId isOpen versions rewritesLeft updatedAt",
).concat(Object.keys(ANSWERS).map((key) => `answers.${key}`));
const RECORD = splitKeys(
  `id status content hashtags aiOrigin digitalSourceType scheduledAt publishedAt editedAt linkedinUrl createdAt textHash
   author reviewedAt changedPercent versions sources sources[].title sources[].url sources[].openedAt`,
).concat(
  splitKeys(
    `id number kind rewrite engine model digitalSourceType partial createdAt promptVersion textHash changedPercent`,
  ).map((key) => `versions[].${key}`),
);
const EVENT = ["kind", "text", "version", ...VERSION.map((key) => `version.${key}`)];

/** The cases of the writing procedures; `writing.toPost` is among those that answer a post. */
export const WRITING_CASES: Record<string, ProcedureCase> = {
  "writing.discard": { input: ({ composition }) => ({ id: composition.id }), output: [] },
  "writing.edit": {
    input: ({ composition, version }) => ({
      id: composition.id,
      versionId: version.id,
      text: "Words of one's own",
      hashtags: ["tag"],
    }),
    output: VERSION,
  },
  "writing.get": {
    input: ({ composition }) => ({ id: composition.id }),
    output: COMPOSITION.concat(VERSION.map((key) => `versions[].${key}`)),
  },
  "writing.editorialRecord": {
    input: ({ recorded }) => ({ id: recorded.id }),
    output: RECORD,
  },
  "writing.openSource": { input: () => ({ url: "https://example.com/study" }), output: [] },
  "writing.latest": { output: splitKeys("id topic updatedAt") },
  "writing.rewrite": {
    input: ({ composition, version }) => ({
      id: composition.id,
      versionId: version.id,
      rewrite: "shorter",
    }),
    streamed: true,
    output: EVENT.map((key) => `[].${key}`),
  },
  "writing.save": {
    input: ({ composition: { id, version } }) => ({ ref: { id, version }, answers: ANSWERS }),
    output: ["id", "version"],
  },
  "writing.create": {
    input: () => ({
      id: v7(),
      answers: ANSWERS,
      quote: { quote: "A sentence.", url: "https://example.com/article" },
    }),
    nullable: ["quote", "quote.url"],
    output: [...COMPOSITION, "quote.quote", "quote.url"],
  },
  "writing.usage": {
    output: splitKeys("engine engine.kind engine.model canResearch plan used limit remaining resetsAt"),
  },
  "writing.write": {
    input: ({ composition }) => ({ id: composition.id, engine: "outline" }),
    streamed: true,
    output: EVENT.map((key) => `[].${key}`),
  },
};
