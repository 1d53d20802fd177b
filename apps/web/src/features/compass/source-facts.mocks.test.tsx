import type { AnalysedSource } from "@takt/domain/compass/model/analysis-view";
import german from "@takt/i18n/messages/de/compass.json";
import english from "@takt/i18n/messages/en/compass.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { SourceFacts } from "./source-facts";

const page = vi.hoisted(() => ({ locale: "en" }));
vi.mock("next/navigation", () => ({ useParams: () => page }));

const show = (locale: "en" | "de", source: AnalysedSource) => {
  page.locale = locale;
  return renderToStaticMarkup(
    <MessagesProvider locale={locale} resources={{ en: { compass: english }, de: { compass: german } }}>
      <SourceFacts source={source} />
    </MessagesProvider>,
  );
};

test("the language of the source is named in the language of the page", () => {
  expect(show("en", { language: "de", truncated: false })).toContain("Source: German");
  expect(show("de", { language: "de", truncated: false })).toContain("Quelle: Deutsch");
  expect(show("en", { language: "other", truncated: false })).toContain("Source: neither English nor German");
});

test("a truncated source is marked, also when its language is unknown", () => {
  const facts = [
    show("en", { language: null, truncated: true }),
    show("de", { language: "de", truncated: true }),
  ];
  expect(facts[0]).toContain("Only the first 10,000 characters were analysed.");
  expect(facts[0]).not.toContain("Source");
  expect(facts[1]).toContain("Es wurden nur die ersten 10.000 Zeichen analysiert.");
  expect(show("en", { language: "en", truncated: false })).not.toContain("characters");
});

test("a complete source of unknown language shows nothing", () => {
  expect(show("en", { language: null, truncated: false })).toBe("");
});
