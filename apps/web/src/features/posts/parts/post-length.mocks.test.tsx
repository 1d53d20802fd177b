import de from "@takt/i18n/messages/de/posts.json";
import en from "@takt/i18n/messages/en/posts.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { PostLengthCount, PostLengthNote, readPostLength } from "./post-length";

const now = vi.hoisted(() => ({ locale: "en" as "en" | "de" }));
vi.mock("~/features/shared/use-locale", () => ({ useLocale: () => now.locale }));

function show(content: string, locale: "en" | "de" = "en") {
  now.locale = locale;
  const length = readPostLength(content, []);
  return renderToStaticMarkup(
    <MessagesProvider locale={locale} resources={{ [locale]: { posts: locale === "en" ? en : de } }}>
      <PostLengthCount id="count" of={length} />
      <PostLengthNote of={length} />
    </MessagesProvider>,
  );
}

test("a text with many brackets says why it is too long and what helps", () => {
  const shown = show("(a)".repeat(800));
  expect(shown).toContain("4,000 / 3,000");
  expect(shown).toContain("1000 characters too many for LinkedIn");
  expect(shown).toContain("Readers see 2,400 characters. LinkedIn counts 1,600 extra");
  expect(shown).toContain("Replace a few to make room.");
  expect(show("(a)".repeat(800), "de")).toContain(
    "Zu lesen sind 2.400 Zeichen. LinkedIn zählt für diese Zeichen 1.600 zusätzliche",
  );
});

test("a plain text that is too long says by how much and does not mention escaped characters", () => {
  const shown = show("x".repeat(3001));
  expect(shown).toContain("1 character too many for LinkedIn");
  expect(shown).not.toContain("backslash");
});

test("a text that fits shows no note, with or without brackets", () => {
  for (const text of ["", "(short)", "x".repeat(3000)]) expect(show(text)).not.toContain("too many");
  expect(show("(short)")).not.toContain("backslash");
});
