import common from "@takt/i18n/messages/de/common.json";
import posts from "@takt/i18n/messages/de/posts.json";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "./testing/messages-provider";
import { createTexts } from "./texts";
import { useT } from "./use-t";

const resources = { de: { common, posts } };

test("a text comes from the first namespace, from the one that it names, and else from the common ones", () => {
  const { t, locale } = createTexts("de", resources).of(["posts", "common"]);
  expect(locale).toBe("de");
  expect(t("editor.text")).toBe(posts.editor.text);
  expect(t("common:close")).toBe(common.close);
  expect((t as (key: string) => string)("characterCount.full")).toBe(common.characterCount.full);
});

test("a text with parameters is written for each of them", () => {
  const { t } = createTexts("de", resources).of("posts");
  expect([1, 2, 1].map((count) => t("editor.tooLong", { count }))).toEqual([
    posts.editor.tooLong_one.replace("{{count}}", "1"),
    posts.editor.tooLong_other.replace("{{count}}", "2"),
    posts.editor.tooLong_one.replace("{{count}}", "1"),
  ]);
});

test("the function of a namespace is the same at every drawing, so what depends on it stays", () => {
  const texts = createTexts("de", resources);
  expect(texts.of("posts").t).toBe(texts.of("posts").t);
  expect(texts.of(["posts", "common"]).t).toBe(texts.of(["posts", "common"]).t);
  expect(texts.of("posts").t).not.toBe(texts.of("common").t);
});

test("a missing text is an error, each time that it is asked for", () => {
  const t = createTexts("de", resources).of("posts").t as (key: string) => string;
  for (const _ of [1, 2]) expect(() => t("nobody.wrote.this")).toThrow('no text for "nobody.wrote.this"');
});

test("a component has the texts of the provider around it, and none without", () => {
  const Text = () => useT("common").t("close");
  expect(
    renderToString(
      <MessagesProvider locale="de" resources={resources}>
        <Text />
      </MessagesProvider>,
    ),
  ).toBe(common.close);
  expect(() => renderToString(<Text />)).toThrow("no texts here");
});
