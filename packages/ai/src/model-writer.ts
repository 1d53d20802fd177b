import type { FoundTopic } from "@takt/domain/topics/model/topic-view";
import type { RewritingTask, TopicsTask, Writer } from "@takt/domain/writing/ports/writer";
import { loadLanguageDatabase } from "@takt/text/detection/language-database";
import { filterTopicsByLanguage } from "./check/filter-topics-by-language";
import type { Complete } from "./generation/completion";
import { generate } from "./generation/generate";
import { postGeneration } from "./generation/post-generation";
import { topicsGeneration } from "./generation/topics-generation";
import { postPromptDe } from "./prompts/post.de";
import { postPromptEn } from "./prompts/post.en";
import { rewritePromptDe } from "./prompts/rewrite.de";
import { rewritePromptEn } from "./prompts/rewrite.en";
import { topicsPromptDe } from "./prompts/topics.de";
import { topicsPromptEn } from "./prompts/topics.en";
import { targetLanguage } from "./target-language";
import type { WriterSettings } from "./writer-settings";

const POST_PROMPTS = { en: postPromptEn, de: postPromptDe };
const REWRITE_PROMPTS = { en: rewritePromptEn, de: rewritePromptDe };
const TOPICS_PROMPTS = { en: topicsPromptEn, de: topicsPromptDe };

/**
 * Creates a writer that uses the model behind `complete`. The emulated model `outline` composes outlines and is
 * reported as such.
 */
export function modelWriter(settings: WriterSettings, complete: Complete, canSearch: () => boolean): Writer {
  const { model } = settings;
  const isOutline = model === "outline";
  const canResearch = () => !isOutline && canSearch();

  return {
    engine: { kind: isOutline ? "outline" : "model", model },
    get canResearch() {
      return canResearch();
    },
    async write(task, progress) {
      await loadLanguageDatabase();
      const { parameters } = task;
      const { language, useResearch } = parameters;
      const prompt = (research: boolean) => POST_PROMPTS[language](task, { research });
      const research = canResearch() && useResearch;
      const generation = postGeneration({
        prompt: prompt(research),
        criteria: { parameters, rewritten: null },
        search: research ? { language, otherwise: prompt(false).instructions } : null,
        isOutline,
        onText: progress.onText,
      });
      return generate(settings, complete, generation, progress);
    },
    async rewrite(given: RewritingTask, progress) {
      await loadLanguageDatabase();
      const { text, rewrite, hashtags, sources } = given;
      const parameters = { ...given.parameters, language: targetLanguage(given), hashtags };
      const generation = postGeneration({
        prompt: REWRITE_PROMPTS[parameters.language]({ ...given, parameters }),
        criteria: { parameters, rewritten: { rewrite, before: text } },
        search: null,
        isOutline,
        retained: { hashtags, sources },
        onText: progress.onText,
      });
      return generate(settings, complete, generation, progress);
    },
    async findTopics(task: TopicsTask, progress) {
      await loadLanguageDatabase();
      const { language } = task;
      // An outline composer takes its topics from the article, and a second request would give the same.
      const inLanguage = (topics: readonly FoundTopic[]) =>
        isOutline ? [...topics] : filterTopicsByLanguage(language, topics);
      const prompt = TOPICS_PROMPTS[language](task);
      const generation = topicsGeneration({ prompt, language, inLanguage, onTopic: progress.onTopic });
      const outcome = await generate(settings, complete, generation, progress);
      return outcome.kind === "done" ? { ...outcome, value: inLanguage(outcome.value) } : outcome;
    },
  };
}
