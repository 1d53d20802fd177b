import posts from "@takt/i18n/messages/de/posts.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { GapNote } from "./gap-note";

const show = (text: string) =>
  renderToStaticMarkup(
    <MessagesProvider locale="de" resources={{ de: { posts } }}>
      <GapNote fieldId="field" text={text} />
    </MessagesProvider>,
  );

test("the note counts the gaps and leads to the next; without gaps there is none", () => {
  expect(show("So: [… Ihr Beispiel]. Und [… Ihre Quelle].")).toContain("2 Lücken der Gliederung");
  expect(show("So: [… Ihr Beispiel].")).toContain(posts.editor.gaps_one);
  expect(show("So: [… Ihr Beispiel].")).toContain(posts.editor.nextGap);
  expect(show("So war es [1].")).toBe("");
});
