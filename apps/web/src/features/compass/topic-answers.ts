import type { FoundTopic } from "@takt/domain/compass/model/found-topic";
import { truncate } from "@takt/domain/shared/truncate";
import { defaultAnswers, type CompositionAnswers } from "@takt/domain/writing/model/composition-answers";
import { WRITING_LIMITS } from "@takt/domain/writing/model/writing-limits";

/** Returns the wizard's initial answers for a found topic: its title and angle are the topic of the post. */
export function topicAnswers(
  { title, angle }: Pick<FoundTopic, "title" | "angle">,
  language: CompositionAnswers["language"],
): CompositionAnswers {
  const between = /[.!?:…]$/.test(title) ? " " : ": ";
  const topic = angle === "" ? title : title + between + angle;
  return { ...defaultAnswers(language), topic: truncate(topic, WRITING_LIMITS.topic) };
}
