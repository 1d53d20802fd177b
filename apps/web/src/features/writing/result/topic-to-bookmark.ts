import { cut } from "@takt/domain/shared/cut";
import { TOPIC_LIMITS } from "@takt/domain/topics/model/topic-limits";
import type { TopicInput } from "@takt/domain/topics/model/topic-input";
import type { CompositionAnswers } from "@takt/domain/writing/model/composition-answers";
import { excerpt } from "../../shared/post/excerpt";

/** The topic of a text as a bookmark: one that is too long for a title has its first words there, and is whole below. */
export function topicToBookmark({ topic, language }: CompositionAnswers): TopicInput {
  const words = topic.trim();
  const long = words.length > TOPIC_LIMITS.title;
  return {
    title: long ? excerpt(words, TOPIC_LIMITS.title - 1) : words,
    ...(long && { angle: cut(words, TOPIC_LIMITS.angle) }),
    source: "typed",
    language,
  };
}
