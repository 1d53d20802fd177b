import { expect, test } from "vitest";
import { formatLittleText } from "./little-text";
import { parseLittleText } from "./little-text";

test("formatted text is escaped, and its hashtags have the template form", () => {
  const { segments } = parseLittleText(String.raw`Hello \(you\) #tag @[A \[b\]](urn:li:person:x)`);
  expect(formatLittleText(segments)).toBe(
    String.raw`Hello \(you\) {hashtag|\#|tag} @[A \[b\]](urn:li:person:x)`,
  );
});
