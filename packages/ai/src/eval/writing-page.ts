import { outlineExamples } from "./outline-examples";

/** The results of one writer. The title of an endpoint ends in ", " and the day of its run. */
export type Section = { title: string; table: string };

/** Renders docs/writing.md: the results and what they mean. */
export const writingPage = (sections: Section[]) => `# Writing

How well texts follow what was asked for, as far as a program can tell. Written by \`npm run eval:writing\`: forty fixed sets
of parameters (\`packages/ai/src/eval/parameter-sets.ts\`) in each language, one text each, scored by the same check that the
writer applies to a model's answer once it is complete (\`packages/ai/src/check\`), and for claims of experience, which are
counted here alone: no text is repaired or refused for one. Without \`OPENAI_API_KEY\` it runs the outline composer
alone; with one, that endpoint as well, by \`OPENAI_BASE_URL\`, \`OPENAI_MODEL\` and \`OPENAI_API\`, of the environment or of \`.env\`. Figures
that a run did not measure stay from an earlier one.

A text that passes is not therefore good: whether a thought is worth reading is for people to judge. Claims of experience and
calls to action are recognised by their words, so single verdicts can be wrong.
${sections.map(({ title, table }) => `\n## ${title}\n\n${table}\n`).join("")}
Every outline has gaps in brackets for what its author adds. They are not counted as left to fill in, because a post with a
gap is neither scheduled nor published (\`packages/text/src/outline-gaps.ts\`).

${outlineExamples()}
`;

/** Parses the results of a page. */
export const readSections = (page: string): Section[] =>
  [...page.matchAll(/^## (.+)\n\n((?:\|.*\n)+)/gm)].map(([, title, table]) => ({
    title: title!,
    table: table!.trimEnd(),
  }));

/** Merges the new results with those of `earlier` that were not measured again. */
export function keepEarlier(earlier: Section[], now: Section[]): Section[] {
  const measured = new Set(now.map(getWriterName));
  const [outline, ...models] = now;
  return [
    ...(outline ? [outline] : []),
    ...earlier.filter((section) => !measured.has(getWriterName(section))),
    ...models,
  ];
}

const getWriterName = ({ title }: Section) => title.replace(/, \d{4}-\d\d-\d\d$/, "");
