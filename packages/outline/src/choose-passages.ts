import { findGaps } from "@takt/text/outline-gaps";
import { readSentences } from "@takt/text/sentences/read-sentences";
import { callToAction } from "./call-to-action";
import { chooseBody } from "./choose-body";
import type { OutlineParameters, OutlineQuote } from "./outline-parameters";
import { templatesFor } from "./templates/templates-for";

/** Target number of sentences, if the other parts leave room. */
const SENTENCE_COUNTS = { medium: 5, long: 9 } as const;

/** Chooses the paragraphs of an outline in order, without the label; its first gap names the audience. */
export function choosePassages(parameters: OutlineParameters, quote: OutlineQuote | null): string[] {
  const filled = templatesFor(parameters, quote);
  const call = callToAction(parameters, filled);
  const passages =
    parameters.length === "short"
      ? shortPassages(parameters, filled, call)
      : longPassages(parameters, filled, call);
  return nameAudience(passages, filled);
}

function longPassages(parameters: OutlineParameters, filled: ReturnType<typeof templatesFor>, call: string) {
  const { length, tone, postGoal } = parameters;
  const { texts, fill, hasQuote, hasSource } = filled;
  const quoted = hasQuote ? fill(texts.quote) : hasSource ? fill(texts.source) : "";
  const others = 1 + Number(quoted !== "") + readSentences(call).length;
  const wanted = SENTENCE_COUNTS[length === "medium" ? "medium" : "long"];
  const body = chooseBody(parameters, filled, wanted - others);
  return [fill(texts.hooks[tone][postGoal]), ...body, quoted, call].filter(Boolean);
}

/** Chooses at most two sentences, one of which has a gap: the most important one, and the call to action or one more. */
function shortPassages(parameters: OutlineParameters, filled: ReturnType<typeof templatesFor>, call: string) {
  const { tone, postGoal, personalReference } = parameters;
  const { texts, fill, hasQuote, hasSource } = filled;
  const { short } = texts;
  const opening = fill(personalReference ? short.personal : short.open);
  if (call !== "" && hasQuote) return [fill(personalReference ? short.personalQuote : short.openQuote), call];
  if (call !== "" || hasSource) return [opening, call].filter(Boolean);
  if (hasQuote) return [opening, fill(texts.quote)];
  const [second = ""] = chooseBody(parameters, filled, 1);
  return [fill(texts.hooks[tone][postGoal]), second];
}

/** Adds the audience to the first gap; the one for a missing topic is left as it is. */
function nameAudience(passages: string[], { texts, fill, audience }: ReturnType<typeof templatesFor>) {
  if (audience === "") return passages;
  const topic = fill(texts.noTopic);
  const at = passages.findIndex((passage) => findGaps(passage).some(({ text }) => text !== topic));
  return passages.map((passage, index) => {
    const gap = findGaps(passage).find(({ text }) => text !== topic);
    if (index !== at || gap === undefined) return passage;
    return `${passage.slice(0, gap.to - 1)}${fill(texts.audience)}${passage.slice(gap.to - 1)}`;
  });
}
