import type { OutlineParameters } from "./outline-parameters";
import type { textsFor } from "./texts/fill-text";

const PER_PARAGRAPH = 3;

/** `count` sentences between hook and call to action, as paragraphs. With a personal reference prompts come first. */
export function chooseBody(
  { contentType, personalReference }: OutlineParameters,
  { texts, fill }: ReturnType<typeof textsFor>,
  count: number,
): string[] {
  if (count < 1) return [];
  const { sentences, order, bullets } = texts.body[contentType];
  const [first, second, third] = texts.personal[contentType];
  const prompts = !personalReference
    ? []
    : count === 1
      ? [first]
      : count === 2
        ? [first, third]
        : [first, second, third];
  const taken = order.slice(0, count - prompts.length).toSorted((a, b) => a - b);
  const listed = taken.filter((index) => index < bullets).map((index) => sentences[index]!);
  const told = taken.filter((index) => index >= bullets).map((index) => sentences[index]!);
  // A list of one is none.
  const list =
    listed.length > 1 ? [listed.map((sentence) => `• ${fill(sentence)}`).join("\n")] : listed.map(fill);
  return [...list, ...paragraphs(told.map(fill)), ...paragraphs(prompts.map(fill))];
}

/** Short ones: nobody reads a block on a phone. */
function paragraphs(sentences: string[]): string[] {
  const found: string[] = [];
  for (let from = 0; from < sentences.length; from += PER_PARAGRAPH)
    found.push(sentences.slice(from, from + PER_PARAGRAPH).join(" "));
  return found;
}
