import type { Source } from "@takt/domain/posts/model/source";
import postsDe from "@takt/i18n/messages/de/posts.json";
import topicsDe from "@takt/i18n/messages/de/topics.json";
import posts from "@takt/i18n/messages/en/posts.json";
import topics from "@takt/i18n/messages/en/topics.json";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { NumberCheck, SourceItems } from "./sources";

const resources = { en: { posts, topics }, de: { posts: postsDe, topics: topicsDe } };
const show = (what: ReactNode, locale: "en" | "de" = "en") =>
  renderToStaticMarkup(
    <MessagesProvider locale={locale} resources={{ [locale]: resources[locale] }}>
      {what}
    </MessagesProvider>,
  );

const source = (title: string, ...figures: string[]): Source => ({
  title,
  url: `https://www.example.com/${encodeURIComponent(title)}`,
  figures,
});
const TEXT = "70 percent save 3 hours. 12 % do not.";

test("sources are numbered links, each with its figures that are still in the text", () => {
  const html = show(
    <SourceItems sources={[source("A", "70 percent", "99 percent"), source(" ")]} text={TEXT} />,
  );
  expect(html).toMatch(/^<ol /);
  expect(html.match(/<a [^>]*rel="noopener noreferrer"/g)).toHaveLength(2);
  expect(html).toContain(`<ul aria-label="${posts.sources.figures}"`);
  expect(html.match(/<ul /g)).toHaveLength(1);
  expect(html).toContain("70 percent");
  expect(html).not.toContain("99 percent");
  // A source without a title shows its host.
  expect(html).toContain(">example.com</span>");
});

test("figures without a source are named in both languages", () => {
  const check = <NumberCheck text={TEXT} sources={[source("A", "70 percent")]} />;
  expect(show(check)).toContain("Without a source: 3 hours, 12 %. Please check these.");
  expect(show(check, "de")).toContain("Ohne Quelle: 3 hours, 12 %. Bitte prüfen Sie diese Angaben.");
  expect(show(<NumberCheck text="70 Prozent" sources={[source("A", "70 percent")]} />)).toBe("");
});

test("a search that found nothing says so", () => {
  const check = (text: string) => <NumberCheck text={text} sources={[]} />;
  expect(show(check("No figure"))).toContain(posts.sources.none);
  expect(show(check("12 %"), "de")).toContain(
    `${postsDe.sources.none} Ohne Quelle: 12 %. Bitte prüfen Sie diese Angaben.`,
  );
});
