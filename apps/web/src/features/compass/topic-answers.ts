import type { FoundTopic } from "@takt/domain/compass/model/found-topic";
import { defaultAnswers, type CompositionAnswers } from "@takt/domain/writing/model/composition-answers";
import { WRITING_LIMITS } from "@takt/domain/writing/model/writing-limits";

/** Where the wizard begins with a found topic: its title and angle are what the post is about. */
export function topicAnswers(
  { title, angle }: Pick<FoundTopic, "title" | "angle">,
  language: CompositionAnswers["language"],
): CompositionAnswers {
  const between = /[.!?:…]$/.test(title) ? " " : ": ";
  const topic = angle === "" ? title : title + between + angle;
  // Half of a character is none.
  const within = topic.slice(0, WRITING_LIMITS.topic).replace(/[\ud800-\udbff]$/, "");
  return { ...defaultAnswers(language), topic: within };
}
