import { expect, test } from "vitest";
import { editorTitle } from "./editor-title";

test.each([
  ["draft", null, true, "editor.editTitle"],
  ["scheduled", null, true, "editor.editScheduledTitle"],
  ["failed", null, true, "editor.editTitle"],
  ["published", null, true, "editor.viewTitle"],
  ["scheduled", new Date(), true, "editor.viewTitle"],
  ["draft", null, false, "editor.viewTitle"],
  ["scheduled", null, false, "editor.viewTitle"],
] as const)(
  "a post that is %s (deleted: %j, writable: %j) is headed %s",
  (status, deletedAt, mayWrite, title) => {
    expect(editorTitle({ status, deletedAt, mayWrite })).toBe(title);
  },
);
