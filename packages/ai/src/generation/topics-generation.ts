import type { FoundTopic } from "@takt/domain/topics/model/topic-view";
import type { TopicsTask } from "@takt/domain/writing/ports/writer";
import { zodTextFormat } from "openai/helpers/zod";
import { readTopics, readTopicsAnswer, TOPICS_FORMAT } from "../answers/topics-answer";
import { readWholeItems } from "../json/read-partial";
import type { Prompt } from "../prompts/prompt";
import { shapeRepair, topicsRepair } from "../prompts/repair";
import type { Generation } from "./generate";

const TOPICS_SCHEMA = zodTextFormat(TOPICS_FORMAT.schema, "topics").schema;

type Options = {
  prompt: Prompt;
  language: TopicsTask["language"];
  /** Leaves out the topics that are written in another language. */
  inLanguage: (topics: readonly FoundTopic[]) => FoundTopic[];
  /** Called once with each whole topic, while the answer is still being written. */
  onTopic: ((topic: FoundTopic) => void) | undefined;
};

/** Creates the generation of topics of a page or a text: its prompt, how the answer is read and when it is repaired. */
export function topicsGeneration({
  prompt,
  language,
  inLanguage,
  onTopic,
}: Options): Generation<FoundTopic[]> {
  let reported: FoundTopic[] = [];
  return {
    prompt,
    format: TOPICS_FORMAT,
    search: null,
    read: ({ raw }) => readTopicsAnswer(raw),
    shapeRepair: shapeRepair(language, TOPICS_SCHEMA),
    validate: (topics) => {
      const usable = inLanguage(topics).length;
      if (usable === topics.length) return null;
      return { repair: topicsRepair(language), weight: topics.length - usable, severe: usable === 0 };
    },
    partial: (raw) => {
      const topics = readTopics(readWholeItems(raw, "topics"));
      for (const topic of inLanguage(newTopics(reported, topics))) onTopic?.(topic);
      reported = topics;
      return "";
    },
    getText: () => "",
  };
}

/** Returns the topics of `now` that are new since `before`: all from the first that differs. */
function newTopics(before: readonly FoundTopic[], now: readonly FoundTopic[]): FoundTopic[] {
  const from = now.findIndex((topic, i) => JSON.stringify(topic) !== JSON.stringify(before[i]));
  return from === -1 ? [] : now.slice(from);
}
