import { truncate } from "../../shared/truncate";
import { topicText } from "../../topics/model/topic-view";
import { defaultAnswers, type CompositionAnswers } from "./composition-answers";
import type { CompositionDraft } from "./composition-draft";
import { WRITING_LIMITS } from "./writing-limits";

type Topic = {
  title: string;
  angle: string | null;
  language: CompositionAnswers["language"];
  /** The sentence of the source that it was found in; null or empty for none. */
  quote: string | null;
  sourceUrl: string | null;
};

/** Returns what the wizard begins with for a bookmarked or found topic: its text, its language, and its quote. */
export function draftAboutTopic({ language, quote, sourceUrl, ...topic }: Topic): CompositionDraft {
  return {
    answers: { ...defaultAnswers(language), topic: truncateAtWord(topicText(topic), WRITING_LIMITS.topic) },
    quote: quote ? { quote, url: sourceUrl } : null,
  };
}

/** Truncates a text at a word, with an ellipsis. */
function truncateAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = truncate(text, length - 1);
  const end = cut.search(/\s\S*$/);
  return `${cut.slice(0, end > 0 ? end : cut.length).trimEnd()}…`;
}
