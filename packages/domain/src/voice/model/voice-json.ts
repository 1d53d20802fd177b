import * as z from "zod/mini";
import type { VoiceMeasures } from "./voice-measures";
import type { VoiceView } from "./voice-view";

const share = z.number().check(z.minimum(0), z.maximum(1));
const amount = z.number().check(z.minimum(0));

const measures = z.object({
  sentenceWords: amount,
  postWords: amount,
  openings: z.object({ question: share, figure: share, firstPerson: share }),
  emoji: amount,
  hashtags: amount,
  address: z.nullable(z.enum(["du", "sie"])),
  neverUsed: z.array(z.string()),
  paragraphs: z.enum(["short", "long"]),
});
const words = z.object({ en: z.string(), de: z.string() });

/** Parses the two JSON columns of a row and throws for anything unexpected. */
export const voiceJson = {
  measures: (stored: unknown): VoiceMeasures => measures.parse(stored),
  words: (stored: unknown): VoiceView["words"] => words.parse(stored),
};
