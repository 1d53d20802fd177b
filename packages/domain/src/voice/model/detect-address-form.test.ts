import { expect, test } from "vitest";
import { detectAddressForm } from "./detect-address-form";

test.each<[string, "du" | "sie" | null]>([
  ["Was denken Sie? Schreiben Sie es auf.", "sie"],
  ["Ich zeige Ihnen, wie Ihr Team arbeitet.", "sie"],
  ["Sie arbeiten viel. Sie haben es schwer.", null],
  ["Ihr Chef sagte: Sie wissen nicht weiter. „Sie schaffen das nie.“", null],
  ["🚀 Sie wollten mehr.\n- Ihre Kunden auch", null],
  ["Er sieht sie, und ihr Hund sieht ihn.", null],
  ["Was denkst du? Schreib mir deine Meinung.", "du"],
  ["Du kennst das. Dein Team auch.", "du"],
  ["Euer Weg ist eure Sache, sage ich euch.", "du"],
  ["Was denkst du? Was denken Sie?", null],
  ["Duell der Dirigenten: die Deinstallation", null],
  ["", null],
])("%s: %s", (text, address) => {
  expect(detectAddressForm(text)).toBe(address);
});
