import type { TopicInput } from "@takt/domain/topics/model/topic-input";
import { TOPIC_LIMITS } from "@takt/domain/topics/model/topic-limits";
import type { CompositionAnswers } from "@takt/domain/writing/model/composition-answers";
import { excerpt } from "@takt/text/excerpt";
import { truncate } from "@takt/text/truncate";

/**
 * Converts the topic of a text to a bookmark: a topic that is too long is cut for the title and complete as the angle.
 */
export function topicToBookmark({ topic, language }: CompositionAnswers): TopicInput {
  const text = topic.trim();
  const long = text.length > TOPIC_LIMITS.title;
  return {
    title: long ? excerpt(text, TOPIC_LIMITS.title) : text,
    ...(long && { angle: truncate(text, TOPIC_LIMITS.angle) }),
    source: "typed",
    language,
  };
}
