import topics from "@takt/i18n/messages/en/topics.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { FoundTopicCard } from "./found-topic-card";

const show = (words: string, url: string | null, quote = `${words} needs time.`) =>
  renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { topics } }}>
      <FoundTopicCard
        topic={{ title: words, angle: words, quote, keywords: [words] }}
        language="de"
        url={url}
      />
    </MessagesProvider>,
  );

test("a card shows title, angle, quote and keywords in the topic's language, with their page", () => {
  const card = show("Feedback", "https://www.example.com/a");
  expect(card).toMatch(
    /<blockquote lang="de" cite="https:\/\/www.example.com\/a"[^>]*><q>Feedback needs time.<\/q>/,
  );
  expect(card).toContain('href="https://www.example.com/a"');
  expect(card).toContain('rel="noopener noreferrer nofollow"');
  expect(card.match(/Feedback/g)).toHaveLength(4);
  expect(show("Feedback", null)).not.toContain("href");
});

test("a quote that is the title once more is left out, the link to its page is not", () => {
  const card = show("Feedback needs time", "https://www.example.com/a", "Feedback needs time.");
  expect(card).not.toContain("blockquote");
  expect(card).toContain('href="https://www.example.com/a"');
});

test("a card is focusable, so that S finds its bookmark button", () => {
  expect(show("Feedback", null)).toMatch(/<li[^>]* data-bookmark-card="true" tabindex="-1"/);
});

test("foreign text is escaped, and only web links are rendered", () => {
  const card = show('<img src=x onerror="alert(1)">', "javascript:alert(1)");
  expect(card).not.toContain("<img");
  expect(card).not.toContain("href");
});
