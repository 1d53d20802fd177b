import type { OutlineParameters } from "./outline-parameters";
import type { templatesFor } from "./templates/templates-for";

const SENTENCES_PER_PARAGRAPH = 3;
/** So few sentences have room for two of the author's experience, beside what the text is about. */
const MEDIUM_COUNT = 3;

/**
 * Chooses `count` sentences between hook and call to action, as paragraphs; at least one, which has a gap to fill. With a
 * personal reference several have.
 */
export function chooseBody(
  { contentType, personalReference }: OutlineParameters,
  { texts, fill }: ReturnType<typeof templatesFor>,
  count: number,
): string[] {
  const { sentences, order, bullets } = texts.body[contentType];
  const [first, second, third] = texts.personal[contentType];
  const personal = count <= 1 ? [first] : count <= MEDIUM_COUNT ? [first, third] : [first, second, third];
  const prompts = personalReference ? personal : [texts.examples[contentType]];
  const taken = order.slice(0, Math.max(0, count - prompts.length)).toSorted((a, b) => a - b);
  const listed = taken.filter((index) => index < bullets).map((index) => sentences[index]!);
  const reported = taken.filter((index) => index >= bullets).map((index) => sentences[index]!);
  // A list needs two items.
  const list =
    listed.length > 1 ? [listed.map((sentence) => `• ${fill(sentence)}`).join("\n")] : listed.map(fill);
  return [...list, ...paragraphs(reported.map(fill)), ...paragraphs(prompts.map(fill))];
}

/** Splits sentences into paragraphs of about the same length, because nobody reads a block on a phone. */
function paragraphs(sentences: string[]): string[] {
  const count = Math.ceil(sentences.length / SENTENCES_PER_PARAGRAPH);
  const start = (index: number) => Math.ceil((index * sentences.length) / count);
  return Array.from({ length: count }, (_, index) =>
    sentences.slice(start(index), start(index + 1)).join(" "),
  );
}
