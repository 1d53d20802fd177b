import type { FoundTopic } from "@takt/domain/compass/model/found-topic";
import type {
  RewritingTask,
  TopicsTask,
  Writer,
  WritingProgress,
  WrittenPost,
} from "@takt/domain/writing/ports/writer";
import { zodTextFormat } from "openai/helpers/zod";
import { keepFigures } from "./answers/keep-figures";
import { mergeSources } from "./answers/merge-sources";
import { POST_FORMAT, readPostAnswer } from "./answers/post-answer";
import { tidyPost } from "./answers/tidy-post";
import { topicsAfter } from "./answers/topics-after";
import { readTopics, readTopicsAnswer, TOPICS_FORMAT } from "./answers/topics-answer";
import { checkPost, GRAVE, PROBLEMS, type Asked } from "./check/check-post";
import { topicsIn } from "./check/check-topics";
import { loadLanguages } from "./check/guess-language";
import type { Ask, Question } from "./generation/ask";
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

/** Writes with the model behind `ask`. The emulated model `outline` is an outline composer, and says so. */
export function modelWriter(settings: WriterSettings, ask: Ask, canSearch: () => boolean): Writer {
  const { model } = settings;
  const kind = model === "outline" ? "outline" : "model";
  const canResearch = () => kind === "model" && canSearch();

  /** `kept`: what a rewritten text has of the one before. */
  function post(
    prompt: Prompt,
    asked: Asked,
    progress: WritingProgress,
    search: Question["search"],
    kept?: Pick<WrittenPost, "hashtags" | "sources">,
  ) {
    const { parameters } = asked;
    const generation: Generation<WrittenPost> = {
      prompt,
      format: POST_FORMAT,
      search,
      read: ({ raw, cited, searched, searchRefused }, before) => {
        const answer = readPostAnswer(raw);
        if (!answer) return null;
        // A repair often lists none: it was not asked to search again.
        const listed = answer.sources.length > 0 ? answer.sources : (before?.sources ?? []);
        const found = search && !searchRefused ? mergeSources(cited, listed, searched) : [];
        const tidy = tidyPost(answer, parameters.hashtags);
        return { ...tidy, sources: keepFigures(found, tidy.text), ...kept };
      },
      shapeRepair: shapeRepair(parameters.language, POST_SCHEMA),
      examine: (value) => {
        // An outline is composed to be filled in: asking again would give the same.
        const problems = kind === "outline" ? [] : checkPost(value, asked);
        if (problems.length === 0) return null;
        const grave = problems.some((problem) => GRAVE.has(problem));
        return {
          repair: contentRepair(problems, parameters, asked.rewritten?.rewrite),
          weight: problems.length + (grave ? PROBLEMS.length : 0),
          grave,
        };
      },
      partial: (raw) => readPartialText(raw, "text"),
      textOf: ({ text }) => text,
      onPartial: progress.onText,
    };
    return generate(settings, ask, generation, progress);
  }

  return {
    engine: { kind, model },
    get canResearch() {
      return canResearch();
    },
    async write(task, progress) {
      await loadLanguages();
      const { language, useResearch } = task.parameters;
      const prompt = (research: boolean) => POST_PROMPTS[language](task, { research });
      const research = canResearch() && useResearch;
      const search = research ? { language, otherwise: prompt(false).instructions } : null;
      return post(prompt(research), { parameters: task.parameters, rewritten: null }, progress, search);
    },
    async rewrite(given: RewritingTask, progress) {
      await loadLanguages();
      const { text, rewrite, hashtags, sources } = given;
      const parameters = { ...given.parameters, language: targetLanguage(given), hashtags };
      const asked = { parameters, rewritten: { rewrite, before: text } };
      const prompt = REWRITE_PROMPTS[parameters.language]({ ...given, parameters });
      return post(prompt, asked, progress, null, { hashtags, sources });
    },
    async findTopics(task: TopicsTask, progress) {
      await loadLanguages();
      // An outline composer takes its words from the article: asked again it would give the same.
      const inLanguage = (topics: readonly FoundTopic[]) =>
        kind === "outline" ? [...topics] : topicsIn(task.language, topics);
      let told: FoundTopic[] = [];
      const generation: Generation<FoundTopic[]> = {
        prompt: TOPICS_PROMPTS[task.language](task),
        format: TOPICS_FORMAT,
        search: null,
        read: ({ raw }) => readTopicsAnswer(raw),
        shapeRepair: shapeRepair(task.language, TOPICS_SCHEMA),
        examine: (topics) => {
          const usable = inLanguage(topics).length;
          if (usable === topics.length) return null;
          return { repair: topicsRepair(task.language), weight: topics.length - usable, grave: usable === 0 };
        },
        partial: (raw) => {
          const topics = readTopics(readWholeItems(raw, "topics"));
          for (const topic of inLanguage(topicsAfter(told, topics))) progress.onTopic?.(topic);
          told = topics;
          return "";
        },
        textOf: () => "",
      };
      const outcome = await generate(settings, ask, generation, progress);
      return outcome.kind === "done" ? { ...outcome, value: inLanguage(outcome.value) } : outcome;
    },
  };
}
