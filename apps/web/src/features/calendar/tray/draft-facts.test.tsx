import calendar from "@takt/i18n/messages/en/calendar.json";
import posts from "@takt/i18n/messages/en/posts.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { DraftFacts } from "./draft-facts";

type Draft = Parameters<typeof DraftFacts>[0]["draft"];
const DRAFT: Draft = { aiOrigin: "none", reviewNeeded: false, mediaKind: null, mediaCount: 0, hashtags: [] };

/** The line below a draft as it is read, and how many icons it has. */
function show(draft: Partial<Draft>) {
  const html = renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { calendar, posts } }}>
      <DraftFacts draft={{ ...DRAFT, ...draft }} />
    </MessagesProvider>,
  );
  return [html.replace(/<[^>]*>/g, ""), html.match(/<svg/g)?.length ?? 0];
}

test("a draft says who wrote it, and which files it has", () => {
  const files = { mediaKind: "image" as const, mediaCount: 2 };
  expect(show({ aiOrigin: "assisted", ...files })).toEqual(["AI, reviewed · 2 images", 0]);
  expect(show({ aiOrigin: "generated", reviewNeeded: true })).toEqual(["AI, not reviewed yet", 0]);
  expect(show({ aiOrigin: "outline", reviewNeeded: true })).toEqual(["Outline, not reviewed yet", 0]);
  expect(show({ mediaKind: "document", mediaCount: 1, hashtags: ["engineering"] })).toEqual([
    "1 document",
    1,
  ]);
});

test("a draft with nothing else has its hashtags, or no second line", () => {
  expect(show({ hashtags: ["engineering", "teams"] })).toEqual(["#engineering #teams", 0]);
  expect(show({})).toEqual(["", 0]);
});
