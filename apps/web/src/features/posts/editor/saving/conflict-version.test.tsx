import { EMPTY_POST, POST_FIELD_NAMES, type PostFields } from "@takt/domain/posts/model/post-fields";
import posts from "@takt/i18n/messages/de/posts.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { ConflictVersion } from "./conflict-version";

const OTHER: PostFields = {
  content: "Mein Text",
  hashtags: ["Mobilität"],
  visibility: "CONNECTIONS",
  media: [{ id: "m", altText: "" }],
  linkCard: { source: "https://a.example/x", title: "", description: "" },
  poll: { question: "", options: ["", ""], duration: "ONE_DAY" },
  firstComment: "Mehr dazu",
};

const show = (post: PostFields) =>
  renderToStaticMarkup(
    <MessagesProvider locale="de" resources={{ de: { posts } }}>
      <ConflictVersion name="Ihre Fassung" post={post} />
    </MessagesProvider>,
  );

test.each(POST_FIELD_NAMES)("two versions that differ in %s alone are shown differently", (field) => {
  expect(show({ ...EMPTY_POST, [field]: OTHER[field] })).not.toBe(show(EMPTY_POST));
});

test("two versions whose polls differ in their duration alone are shown differently", () => {
  const withPoll = (duration: "ONE_DAY" | "SEVEN_DAYS") =>
    show({ ...EMPTY_POST, poll: { question: "?", options: ["a", "b"], duration } });
  expect(withPoll("ONE_DAY")).not.toBe(withPoll("SEVEN_DAYS"));
});

test("a version is shown as it is read, with its hashtags, who can see it and how many files it has", () => {
  const html = show({ ...OTHER, linkCard: null, poll: null });
  expect(html).toContain("Mein Text\n\n#Mobilität\n\nMehr dazu");
  expect(html).toContain(`${posts.editor.visibilities.CONNECTIONS} · 1 Datei`);
  expect(show(EMPTY_POST)).toContain(posts.editor.conflict.copyContent);
});
