import { readSentences } from "@takt/text/sentences/read-sentences";
import { callToAction } from "./call-to-action";
import { chooseBody } from "./choose-body";
import type { OutlineParameters, OutlineQuote } from "./outline-parameters";
import { templatesFor } from "./templates/templates-for";

/** Target number of sentences, if the other parts leave room. */
const SENTENCE_COUNTS = { medium: 5, long: 9 } as const;

/** Chooses the paragraphs of an outline in order, without the label. */
export function choosePassages(parameters: OutlineParameters, quote: OutlineQuote | null): string[] {
  const { length, tone, postGoal } = parameters;
  const filled = templatesFor(parameters, quote);
  const { texts, fill, hasAudience, hasQuote } = filled;
  const call = callToAction(parameters, filled);
  if (length === "short") return shortPassages(parameters, filled, call);

  const hook = fill(texts.hooks[tone][postGoal]);
  const { phrase, description } = texts.audience;
  const audience = hasAudience ? fill(filled.audienceIsDescribed ? description : phrase) : "";
  const quoted = hasQuote ? fill(texts.quote) : "";
  const others = 1 + Number(hasAudience) + Number(hasQuote) + readSentences(call).length;
  const body = chooseBody(parameters, filled, SENTENCE_COUNTS[length] - others);
  return [[hook, audience].filter(Boolean).join(" "), ...body, quoted, call].filter(Boolean);
}

/** Chooses at most two sentences, one of which has a gap: the most important one, and the call to action or one more. */
function shortPassages(parameters: OutlineParameters, filled: ReturnType<typeof templatesFor>, call: string) {
  const { tone, postGoal, personalReference } = parameters;
  const { texts, fill, hasAudience, hasQuote } = filled;
  const { short } = texts;
  const before = hasAudience ? fill(texts.audience.before) : "";
  const opening = before + fill(personalReference ? short.personal : short.open);
  if (call !== "" && hasQuote)
    return [before + fill(personalReference ? short.personalQuote : short.openQuote), call];
  if (call !== "") return [opening, call];
  if (hasQuote) return [opening, fill(texts.quote)];
  const [second = ""] = chooseBody(parameters, filled, 1);
  return [before + fill(texts.hooks[tone][postGoal]), second];
}
