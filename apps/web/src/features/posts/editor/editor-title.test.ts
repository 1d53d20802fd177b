import { expect, test } from "vitest";
import { editorTitle } from "./editor-title";

test.each([
  ["draft", null, "editor.editTitle"],
  ["scheduled", null, "editor.editScheduledTitle"],
  ["failed", null, "editor.editTitle"],
  ["published", null, "editor.viewTitle"],
  ["scheduled", new Date(), "editor.viewTitle"],
] as const)("a post that is %s (deleted: %j) is headed %s", (status, deletedAt, title) => {
  expect(editorTitle({ status, deletedAt })).toBe(title);
});
