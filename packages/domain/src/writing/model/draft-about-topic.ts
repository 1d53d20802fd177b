import { truncateAtWord } from "@takt/text/excerpt";
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
