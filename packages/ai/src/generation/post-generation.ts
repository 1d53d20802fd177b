import type { WrittenPost } from "@takt/domain/writing/ports/writer";
import { zodTextFormat } from "openai/helpers/zod";
import { filterNumbers } from "../answers/filter-numbers";
import { mergeSources } from "../answers/merge-sources";
import { normalizePost } from "../answers/normalize-post";
import { POST_FORMAT, readPostAnswer } from "../answers/post-answer";
import { checkPost, PROBLEMS, SEVERE_PROBLEMS, type PostCriteria } from "../check/check-post";
import { readPartialText } from "../json/read-partial";
import type { Prompt } from "../prompts/prompt";
import { contentRepair, shapeRepair } from "../prompts/repair";
import type { CompletionRequest } from "./completion";
import type { Generation } from "./generate";

const POST_SCHEMA = zodTextFormat(POST_FORMAT.schema, "post").schema;

type Options = {
  prompt: Prompt;
  criteria: PostCriteria;
  search: CompletionRequest["search"];
  /** An outline is meant to be filled in, and a second request would give the same. */
  isOutline: boolean;
  /** The parts that a rewritten text keeps. */
  retained?: Pick<WrittenPost, "hashtags" | "sources">;
  onText: Generation<WrittenPost>["onPartial"];
};

/** Creates the generation of a post: its prompt, how its answer is read and when it is repaired. */
export function postGeneration(options: Options): Generation<WrittenPost> {
  const { prompt, criteria, search, isOutline, retained, onText } = options;
  const { parameters, rewritten } = criteria;
  return {
    prompt,
    format: POST_FORMAT,
    search,
    read: ({ raw, cited, searched, searchRefused }, before) => {
      const answer = readPostAnswer(raw);
      if (!answer) return null;
      // A repair often lists no sources, because it does not search again.
      const listed = answer.sources.length > 0 ? answer.sources : (before?.sources ?? []);
      const found = search && !searchRefused ? mergeSources(cited, listed, searched) : [];
      const normalized = normalizePost(answer, parameters.hashtags);
      return { ...normalized, sources: filterNumbers(found, normalized.text), ...retained };
    },
    shapeRepair: shapeRepair(parameters.language, POST_SCHEMA),
    validate: (value) => {
      const problems = isOutline ? [] : checkPost(value, criteria);
      if (problems.length === 0) return null;
      const severe = problems.some((problem) => SEVERE_PROBLEMS.has(problem));
      return {
        repair: contentRepair(problems, parameters, rewritten?.rewrite),
        weight: problems.length + (severe ? PROBLEMS.length : 0),
        severe,
      };
    },
    partial: (raw) => readPartialText(raw, "text"),
    getText: ({ text }) => text,
    onPartial: onText,
  };
}
