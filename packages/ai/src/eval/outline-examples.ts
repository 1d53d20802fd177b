import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";
import { composeOutline } from "@takt/outline/compose-outline";
import { parameterSets } from "./parameter-sets";

const EXAMPLES = 10;
const SETS_PER_EXAMPLE = 4;
const HEADINGS = { en: "Ten outlines in English", de: "Ten outlines in German" } as const;

/** Renders ten outlines of each language as Markdown, from every fourth of the fixed parameter sets. */
export function outlineExamples(): string {
  return (["en", "de"] as const)
    .map((language) => `## ${HEADINGS[language]}\n\n${getExamples(language)}`)
    .join("\n\n");
}

function getExamples(language: WritingLanguage): string {
  return Array.from(
    { length: EXAMPLES },
    (_, index) => parameterSets(language)[index * SETS_PER_EXAMPLE + (index % SETS_PER_EXAMPLE)]!,
  )
    .map((parameters, index) => `${index + 1}.\n\n${fenced(composeOutline(parameters).text)}`)
    .join("\n\n");
}

const fenced = (text: string) => `\`\`\`text\n${text}\n\`\`\``;
