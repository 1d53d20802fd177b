import type { FoundTopic } from "@takt/domain/compass/model/found-topic";
import { cut } from "@takt/domain/shared/cut";
import { defaultAnswers, type CompositionAnswers } from "@takt/domain/writing/model/composition-answers";
import { WRITING_LIMITS } from "@takt/domain/writing/model/writing-limits";

/** Where the wizard begins with a found topic: its title and angle are what the post is about. */
export function topicAnswers(
  { title, angle }: Pick<FoundTopic, "title" | "angle">,
  language: CompositionAnswers["language"],
): CompositionAnswers {
  const between = /[.!?:…]$/.test(title) ? " " : ": ";
  const topic = angle === "" ? title : title + between + angle;
  return { ...defaultAnswers(language), topic: cut(topic, WRITING_LIMITS.topic) };
}
