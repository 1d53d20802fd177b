import type { FoundTopic } from "@takt/domain/compass/model/found-topic";
import type {
  RewritingTask,
  TopicsTask,
  Writer,
  WritingProgress,
  WrittenPost,
} from "@takt/domain/writing/ports/writer";
import { zodTextFormat } from "openai/helpers/zod";
import { filterFigures } from "./answers/filter-figures";
import { mergeSources } from "./answers/merge-sources";
import { POST_FORMAT, readPostAnswer } from "./answers/post-answer";
import { normalizePost } from "./answers/normalize-post";
import { newTopics } from "./answers/new-topics";
import { readTopics, readTopicsAnswer, TOPICS_FORMAT } from "./answers/topics-answer";
import { checkPost, SEVERE_PROBLEMS, PROBLEMS, type PostCriteria } from "./check/check-post";
import { filterTopicsByLanguage } from "./check/filter-topics-by-language";
import { loadLanguageDetector } from "./check/guess-language";
import type { Complete, CompletionRequest } from "./generation/completion";
import { generate, type Generation } from "./generation/generate";
import { readPartialText } from "./json/read-partial-text";
import { readWholeItems } from "./json/read-whole-items";
import { postPromptDe } from "./prompts/post.de";
import { postPromptEn } from "./prompts/post.en";
import type { Prompt } from "./prompts/prompt";
import { contentRepair, shapeRepair, topicsRepair } from "./prompts/repair";
import { rewritePromptDe } from "./prompts/rewrite.de";
import { rewritePromptEn } from "./prompts/rewrite.en";
import { topicsPromptDe } from "./prompts/topics.de";
import { topicsPromptEn } from "./prompts/topics.en";
import { targetLanguage } from "./target-language";
import type { WriterSettings } from "./writer-settings";

const POST_PROMPTS = { en: postPromptEn, de: postPromptDe };
const REWRITE_PROMPTS = { en: rewritePromptEn, de: rewritePromptDe };
const TOPICS_PROMPTS = { en: topicsPromptEn, de: topicsPromptDe };
const POST_SCHEMA = zodTextFormat(POST_FORMAT.schema, "post").schema;
const TOPICS_SCHEMA = zodTextFormat(TOPICS_FORMAT.schema, "topics").schema;

/**
 * Creates a writer that uses the model behind `complete`. The emulated model `outline` composes outlines and is
 * reported as such.
 */
export function modelWriter(settings: WriterSettings, complete: Complete, canSearch: () => boolean): Writer {
  const { model } = settings;
  const kind = model === "outline" ? "outline" : "model";
  const canResearch = () => kind === "model" && canSearch();

  /** `retained` are the parts that a rewritten text keeps. */
  function post(
    prompt: Prompt,
    criteria: PostCriteria,
    progress: WritingProgress,
    search: CompletionRequest["search"],
    retained?: Pick<WrittenPost, "hashtags" | "sources">,
  ) {
    const { parameters } = criteria;
    const generation: Generation<WrittenPost> = {
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
        return { ...normalized, sources: filterFigures(found, normalized.text), ...retained };
      },
      shapeRepair: shapeRepair(parameters.language, POST_SCHEMA),
      validate: (value) => {
        // An outline is meant to be filled in, and a second request would give the same.
        const problems = kind === "outline" ? [] : checkPost(value, criteria);
        if (problems.length === 0) return null;
        const severe = problems.some((problem) => SEVERE_PROBLEMS.has(problem));
        return {
          repair: contentRepair(problems, parameters, criteria.rewritten?.rewrite),
          weight: problems.length + (severe ? PROBLEMS.length : 0),
          severe,
        };
      },
      partial: (raw) => readPartialText(raw, "text"),
      textOf: ({ text }) => text,
      onPartial: progress.onText,
    };
    return generate(settings, complete, generation, progress);
  }

  return {
    engine: { kind, model },
    get canResearch() {
      return canResearch();
    },
    async write(task, progress) {
      await loadLanguageDetector();
      const { language, useResearch } = task.parameters;
      const prompt = (research: boolean) => POST_PROMPTS[language](task, { research });
      const research = canResearch() && useResearch;
      const search = research ? { language, otherwise: prompt(false).instructions } : null;
      return post(prompt(research), { parameters: task.parameters, rewritten: null }, progress, search);
    },
    async rewrite(given: RewritingTask, progress) {
      await loadLanguageDetector();
      const { text, rewrite, hashtags, sources } = given;
      const parameters = { ...given.parameters, language: targetLanguage(given), hashtags };
      const criteria = { parameters, rewritten: { rewrite, before: text } };
      const prompt = REWRITE_PROMPTS[parameters.language]({ ...given, parameters });
      return post(prompt, criteria, progress, null, { hashtags, sources });
    },
    async findTopics(task: TopicsTask, progress) {
      await loadLanguageDetector();
      // An outline composer takes its topics from the article, and a second request would give the same.
      const inLanguage = (topics: readonly FoundTopic[]) =>
        kind === "outline" ? [...topics] : filterTopicsByLanguage(task.language, topics);
      let reported: FoundTopic[] = [];
      const generation: Generation<FoundTopic[]> = {
        prompt: TOPICS_PROMPTS[task.language](task),
        format: TOPICS_FORMAT,
        search: null,
        read: ({ raw }) => readTopicsAnswer(raw),
        shapeRepair: shapeRepair(task.language, TOPICS_SCHEMA),
        validate: (topics) => {
          const usable = inLanguage(topics).length;
          if (usable === topics.length) return null;
          return {
            repair: topicsRepair(task.language),
            weight: topics.length - usable,
            severe: usable === 0,
          };
        },
        partial: (raw) => {
          const topics = readTopics(readWholeItems(raw, "topics"));
          for (const topic of inLanguage(newTopics(reported, topics))) progress.onTopic?.(topic);
          reported = topics;
          return "";
        },
        textOf: () => "",
      };
      const outcome = await generate(settings, complete, generation, progress);
      return outcome.kind === "done" ? { ...outcome, value: inLanguage(outcome.value) } : outcome;
    },
  };
}
