import type { FoundTopic } from "@takt/domain/compass/model/found-topic";
import type {
  RewritingTask,
  TopicsTask,
  Writer,
  WritingProgress,
  WrittenPost,
} from "@takt/domain/writing/ports/writer";
import { zodTextFormat } from "openai/helpers/zod";
import { mergeSources } from "./answers/merge-sources";
import { POST_FORMAT, readPostAnswer } from "./answers/post-answer";
import { tidyPost } from "./answers/tidy-post";
import { readTopics, readTopicsAnswer, TOPICS_FORMAT } from "./answers/topics-answer";
import { checkPost, GRAVE, PROBLEMS, type Asked } from "./check/check-post";
import { topicsIn } from "./check/check-topics";
import type { Ask } from "./generation/ask";
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
export function modelWriter(settings: WriterSettings, ask: Ask): Writer {
  const { model } = settings;
  const kind = model === "outline" ? "outline" : "model";
  const canResearch = settings.api === "responses" && kind === "model";

  function post(prompt: Prompt, asked: Asked, progress: WritingProgress, research: boolean) {
    const { parameters } = asked;
    const generation: Generation<WrittenPost> = {
      prompt,
      format: POST_FORMAT,
      search: research ? { language: parameters.language } : null,
      read: ({ raw, cited, searched }) => {
        const answer = readPostAnswer(raw);
        if (!answer) return null;
        const sources = research ? mergeSources(cited, answer.sources, searched) : [];
        return { ...tidyPost(answer, parameters.hashtags), sources };
      },
      shapeRepair: shapeRepair(parameters.language, POST_SCHEMA),
      examine: (value) => {
        // An outline is composed to be filled in: asking again would give the same.
        const problems = kind === "outline" ? [] : checkPost(value, asked);
        if (problems.length === 0) return null;
        const grave = problems.some((problem) => GRAVE.has(problem));
        return {
          repair: contentRepair(problems, parameters),
          weight: problems.length + (grave ? PROBLEMS.length : 0),
          grave,
        };
      },
      partial: (raw) => readPartialText(raw, "text"),
      onPartial: progress.onText,
    };
    return generate(settings, ask, generation, progress);
  }

  return {
    engine: { kind, model },
    canResearch,
    write(task, progress) {
      const research = canResearch && task.parameters.useResearch;
      const prompt = POST_PROMPTS[task.parameters.language](task, { research });
      return post(prompt, { parameters: task.parameters, rewritten: null }, progress, research);
    },
    rewrite(given: RewritingTask, progress) {
      const { text, rewrite } = given;
      const parameters = { ...given.parameters, language: targetLanguage(given) };
      const asked = { parameters, rewritten: { rewrite, before: text } };
      return post(REWRITE_PROMPTS[parameters.language]({ ...given, parameters }), asked, progress, false);
    },
    async findTopics(task: TopicsTask, progress) {
      // An outline composer takes its words from the article: asked again it would give the same.
      const inLanguage = (topics: readonly FoundTopic[]) =>
        kind === "outline" ? [...topics] : topicsIn(task.language, topics);
      let shown = 0;
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
          // Fewer than before: another answer has begun.
          if (topics.length < shown) shown = 0;
          for (const topic of inLanguage(topics.slice(shown))) progress.onTopic?.(topic);
          shown = topics.length;
          return "";
        },
      };
      const outcome = await generate(settings, ask, generation, progress);
      return outcome.kind === "done" ? { ...outcome, value: inLanguage(outcome.value) } : outcome;
    },
  };
}
