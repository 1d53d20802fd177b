import type { PostView } from "@takt/domain/posts/model/post-view";
import posts from "@takt/i18n/messages/en/posts.json";
import topics from "@takt/i18n/messages/en/topics.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { TextOrigin } from "./text-origin";

vi.mock("next/navigation", () => ({ useParams: () => ({ locale: "en" }) }));

const show = (
  aiOrigin: PostView["aiOrigin"],
  sources: PostView["sources"] = [],
  more: { text?: string; editable?: boolean } = {},
) =>
  renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { posts, topics } }}>
      <TextOrigin post={{ id: "post", aiOrigin, sources }} text="" {...more} />
    </MessagesProvider>,
  );

test("the origin of a generated text is named, and nothing for the author's own", () => {
  expect(show("none", [{ title: "A", url: "https://example.com" }])).toBe("");
  for (const origin of ["outline", "assisted", "generated"] as const)
    expect(show(origin)).toContain(posts.origin[origin]);
  expect(show("generated")).not.toContain("<details");
});

test("sources are links without a referrer, and a source without a title shows its host", () => {
  const html = show("generated", [
    { title: "A page", url: "https://example.com/a" },
    { title: " ", url: "https://example.org/b" },
  ]);
  expect(html.match(/<a [^>]*target="_blank"/g)).toHaveLength(2);
  expect(html.match(/rel="noopener noreferrer"/g)).toHaveLength(2);
  expect(html).toContain('href="https://example.com/a"');
  expect(html).toContain("A page");
  expect(html).toContain(">example.org<");
});

test("figures are listed with their source and, while the text is editable, figures without one are named", () => {
  const sources = [{ title: "A page", url: "https://example.com/a", figures: ["70 percent"] }];
  const text = "70 percent save 3 hours.";
  const html = show("assisted", sources, { text, editable: true });
  expect(html).toContain(">70 percent</span>");
  expect(html).toContain("Without a source: 3 hours. Please check these.");
  expect(show("assisted", sources, { text })).not.toContain("Without a source");
  expect(show("generated", [], { text, editable: true })).not.toContain("Without a source");
});

test("the origin leads to the editorial record of the post", () => {
  expect(show("assisted")).toContain('href="/app/content/record/post"');
});
