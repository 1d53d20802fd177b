import analytics from "@takt/i18n/messages/en/analytics.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { usePerPostText } from "./use-per-post-text";

vi.mock("../shared/use-locale", () => ({ useLocale: () => "en" }));

type Group = { posts: number; known: number; impressions: number };

function Text({ group }: { group: Group }) {
  return usePerPostText("groups")(group);
}

const show = (group: Group) =>
  renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { analytics } }}>
      <Text group={group} />
    </MessagesProvider>,
  );

test.each([
  [{ posts: 5, known: 5, impressions: 50 }, "10 per post, 5 posts"],
  [{ posts: 5, known: 1, impressions: 546 }, "546 per post (figures of 1 of 5 posts)"],
  [{ posts: 1, known: 0, impressions: 0 }, "1 post, impressions unknown"],
])("of %j it says %j", (group, text) => {
  expect(show(group)).toBe(text);
});
