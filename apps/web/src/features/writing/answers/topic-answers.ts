import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { defaultAnswers } from "@takt/domain/writing/model/composition-answers";
import type { CompositionDraft } from "@takt/domain/writing/model/composition-draft";
import { WRITING_LIMITS } from "@takt/domain/writing/model/writing-limits";

type Topic = Pick<TopicView, "title" | "angle" | "language" | "sourceUrl" | "quote">;

/** Returns the initial answers about a bookmarked topic: its title and angle, its language, and its quote. */
export function topicAnswers({ title, angle, language, sourceUrl, quote }: Topic): CompositionDraft {
  const topic = angle ? `${title}\n\n${angle}` : title;
  return {
    answers: { ...defaultAnswers(language), topic: clip(topic, WRITING_LIMITS.topic) },
    quote: quote ? { quote, url: sourceUrl } : null,
  };
}

/** Truncates a text at a word, with an ellipsis. */
function clip(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const end = cut.search(/\s\S*$/);
  return `${cut.slice(0, end > 0 ? end : cut.length).trimEnd()}…`;
}
