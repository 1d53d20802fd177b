import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { LoadMore } from "./load-more";

beforeEach(() => vi.stubGlobal("navigator", { onLine: true }));
afterEach(() => vi.unstubAllGlobals());
const list = { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false, error: null };
const show = (changes: Partial<Parameters<typeof LoadMore>[0]["list"]>) =>
  renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { common, errors } }}>
      <LoadMore
        list={{ ...list, ...changes }}
        label="Load more"
        failed="Failed to load"
        onClick={() => undefined}
      />
    </MessagesProvider>,
  );

test("the button is shown while there is a next page", () => {
  expect(show({})).toContain("Load more");
  expect(show({})).not.toContain("alert");
  expect(show({ hasNextPage: false })).toBe("");
});

test("a page that failed to load shows the error and can be retried", () => {
  const failed = show({ isFetchNextPageError: true, error: new Error("no") });
  expect(failed).toMatch(/<p role="alert"[^>]*>Failed to load: \S/);
  expect(failed).toContain(common.retry);
  expect(failed).not.toContain("Load more");
});
