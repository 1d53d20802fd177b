import type { ProcedureCase } from "./procedure-case";

const splitKeys = (text: string) => text.split(/\s+/);
const SHEET = splitKeys("version enabled measures words words.en words.de postCount computedAt").concat(
  splitKeys(
    `sentenceWords postWords openings openings.question openings.figure openings.firstPerson emoji hashtags address
     neverUsed paragraphs`,
  ).map((key) => `measures.${key}`),
);

/** The cases of the voice procedures. */
export const VOICE_CASES: Record<string, ProcedureCase> = {
  "voice.compute": { output: SHEET },
  "voice.delete": { output: [] },
  "voice.get": {
    output: ["sheet", "publishedPosts", "neededPosts"].concat(SHEET.map((key) => `sheet.${key}`)),
  },
  "voice.update": {
    input: ({ voice }) => ({
      version: voice.version,
      enabled: true,
      words: { en: "Short sentences.", de: "Kurze Sätze." },
    }),
    output: SHEET,
  },
};
