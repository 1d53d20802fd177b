import posts from "@takt/i18n/messages/en/posts.json";
import topics from "@takt/i18n/messages/en/topics.json";
import writing from "@takt/i18n/messages/en/writing.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { SourceList } from "./source-list";
import { createVersion } from "../assistant/create-version.fixture";

const sources = [{ title: "A page", url: "https://example.com/", figures: ["70 percent"] }];
const show = (changes: Parameters<typeof createVersion>[1], text = "70 percent, 3 hours") =>
  renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { posts, topics, writing } }}>
      <SourceList version={createVersion(1, changes)} text={text} />
    </MessagesProvider>,
  );

test("a text without research shows nothing", () => expect(show({})).toBe(""));

test("a researched text shows its pages, their figures, and the figures without a source", () => {
  const html = show({ researched: true, sources });
  expect(html).toContain(writing.result.sourcesHint);
  expect(html).toContain("A page");
  expect(html).toContain(">70 percent</span>");
  expect(html).toContain("Without a source: 3 hours.");
});

test("a researched text without pages says so, without a list", () => {
  const html = show({ researched: true });
  expect(html).toContain(posts.sources.none);
  expect(html).not.toContain("<ol");
  expect(html).not.toContain(writing.result.sourcesHint);
});
