import type { ProcedureCase } from "./procedure-case";

const splitKeys = (text: string) => text.split(/\s+/);
const TOPIC = splitKeys("title angle quote keywords");
const ANALYSIS = splitKeys(
  "id source sourceUrl title language topics processingMs engine model digitalSourceType createdAt",
).concat(TOPIC.map((key) => `topics[].${key}`));
const within = (key: string, keys: readonly string[]) => [key, ...keys.map((inner) => `${key}.${inner}`)];

/** The cases of the compass procedures. */
export const COMPASS_CASES: Record<string, ProcedureCase> = {
  "compass.analyse": {
    input: () => ({
      source: {
        kind: "text",
        text: "A team of three sorted its letters before it answered one. Nobody had to be hired.",
      },
      language: "en",
    }),
    streamed: true,
    output: [
      "kind",
      "stage",
      ...within("source", splitKeys("language truncated")),
      ...within("topic", TOPIC),
      ...within("analysis", ANALYSIS),
    ].map((key) => `[].${key}`),
  },
  "compass.list": { output: ANALYSIS.map((key) => `[].${key}`) },
  "compass.remove": { input: ({ analysis }) => ({ id: analysis.id }), output: [] },
};
