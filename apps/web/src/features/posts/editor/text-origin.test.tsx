import type { PostView } from "@takt/domain/posts/model/post-view";
import posts from "@takt/i18n/messages/en/posts.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "../../../i18n/messages-provider";
import { TextOrigin } from "./text-origin";

const show = (aiOrigin: PostView["aiOrigin"], sources: PostView["sources"] = []) =>
  renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { posts } }}>
      <TextOrigin post={{ aiOrigin, sources }} />
    </MessagesProvider>,
  );

test("says whose words they are; nothing of the author's own", () => {
  expect(show("none", [{ title: "A", url: "https://example.com" }])).toBe("");
  for (const origin of ["outline", "assisted", "generated"] as const)
    expect(show(origin)).toContain(posts.origin[origin]);
  expect(show("generated")).not.toContain("<details");
});

test("its sources are links that tell the page nothing; one without a title has its host", () => {
  const html = show("generated", [
    { title: "A page", url: "https://example.com/a" },
    { title: " ", url: "https://example.org/b" },
  ]);
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html.match(/rel="noopener noreferrer"/g)).toHaveLength(2);
  expect(html).toContain('href="https://example.com/a"');
  expect(html).toContain("A page");
  expect(html).toContain(">example.org<");
});
