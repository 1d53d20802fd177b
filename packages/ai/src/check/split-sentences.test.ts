import { expect, test } from "vitest";
import { splitSentences } from "./split-sentences";

test.each<["en" | "de", string, number]>([
  ["en", "One thing. Another thing!", 2],
  ["en", "Dr. Weber left at 5 p.m. yesterday. She was tired.", 2],
  ["en", "We tried e.g. pairing. It helped.", 2],
  ["en", "It grew 3.5 percent. Then it fell.", 2],
  ["en", "1. Ask first.\n2. Listen.\n\nThat is all.", 3],
  ["en", "Stop… and think.", 1],
  ["en", "👇\n---\nOne.", 1],
  ["de", "Das kostet ca. 5 Mio. Euro, z. B. am 3. März. Viel Geld.", 2],
  ["de", "Frau Dr. Weber kommt, d. h. sie ist da. Gut so!", 2],
  ["de", "1. Fragen.\n2. Zuhören.", 2],
  ["de", "Was denken Sie? Schreiben Sie es auf.", 2],
  ["de", "", 0],
])("%s: %s", (language, text, count) => {
  expect(splitSentences(text, language)).toHaveLength(count);
});

test("nothing is lost", () => {
  expect(splitSentences("Ein Satz, z. B. dieser. Noch einer.\nDritter", "de")).toEqual([
    "Ein Satz, z. B. dieser.",
    "Noch einer.",
    "Dritter",
  ]);
});
