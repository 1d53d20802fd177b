import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import type { DraftStatus } from "./draft-state";
import { SaveNote } from "./save-note";

beforeEach(() => vi.stubGlobal("navigator", { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

const show = (status: DraftStatus) =>
  renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { common, errors } }}>
      <SaveNote status={status} error={new Error("away")} onRetry={() => undefined} otherWay="other way" />
    </MessagesProvider>,
  );

test.each(["clean", "unsaved"] as const)("a draft that is %s has an empty note", (status) => {
  expect(show(status).replace(/<[^>]*>/g, "")).toBe("");
});

test.each([
  ["saving", common.saveNote.saving],
  ["saved", common.saveNote.saved],
  ["invalid", common.saveNote.invalid],
] as const)("a draft that is %s says so without a retry", (status, text) => {
  expect(show(status).replace(/<[^>]*>/g, "")).toBe(text);
});

test.each(["offline", "failed", "conflict", "locked"] as const)(
  "a save that ended with %s can be tried again",
  (status) => {
    const html = show(status);
    expect(html).toContain('data-save-state="failed"');
    expect(html).toContain(common.saveNote.notSaved);
    expect(html).toContain(common.retry);
    expect(html).toContain("other way");
  },
);
