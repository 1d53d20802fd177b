import { expect, test } from "vitest";
import { findReturnPage } from "./return-page";

test.each([
  ["/app", "shell:today"],
  ["/de/app/posts?status=draft", "shell:posts"],
  ["/app/content/edit/01a2", "posts:editor.editTitle"],
  ["/de/app/content/create?tab=ai", "posts:editor.createTitle"],
  ["/app/user/settings?tab=slots", "settings:title"],
  ["/app/operator", null],
  ["/app/postscript", null],
])("%s leads to the page %s", (url, title) => {
  expect(findReturnPage(url)).toBe(title);
});
