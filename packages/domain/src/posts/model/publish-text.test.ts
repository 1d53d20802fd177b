import fc from "fast-check";
import { expect, test } from "vitest";
import { publishText } from "./publish-text";

test.each([
  ["Hallo", [], "Hallo"],
  ["Hallo", ["takt", "Übermut"], "Hallo\n\n#takt #Übermut"],
  ["Hallo  \n\n", ["takt"], "Hallo\n\n#takt"],
  ["a\r\nb\rc", [], "a\nb\nc"],
  ["  eingerückt", [], "  eingerückt"],
  ["", ["takt"], "#takt"],
  [" \n ", ["takt"], "#takt"],
  ["", [], ""],
])("the text of %j with %j", (content, hashtags, wanted) => {
  expect(publishText(content, hashtags)).toBe(wanted);
});

test("the published text does not depend on line endings, and is stable", () => {
  const line = fc.string({ unit: fc.constantFrom("a", " ", "😀", "#") });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = publishText(lines.join("\n"), []);
      expect(publishText(lines.join("\r\n"), [])).toBe(text);
      expect(publishText(lines.join("\r"), [])).toBe(text);
      expect(publishText(text, [])).toBe(text);
    }),
  );
});
