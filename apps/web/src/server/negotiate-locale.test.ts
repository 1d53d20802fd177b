import { describe, expect, it } from "vitest";
import { negotiateLocale } from "./negotiate-locale";

describe("the language of a first visit", () => {
  it.each([
    ["de", "en", "de"],
    ["fr", "de-AT,de;q=0.9", "de"],
    [undefined, "fr-FR, de;q=0.5, en;q=0.8", "en"],
    [undefined, "de;q=0, en;q=0.1", "en"],
    [undefined, "pt-BR", "en"],
    [undefined, null, "en"],
    [undefined, "de-DE;q=0.9,de;q=0.8", "de"],
    [undefined, ";;;q=,,", "en"],
  ])("cookie %s, Accept-Language %s: %s", (cookie, header, expected) => {
    expect(negotiateLocale(cookie, header)).toBe(expected);
  });
});
