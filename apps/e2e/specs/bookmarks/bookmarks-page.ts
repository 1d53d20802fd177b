import type { Page } from "@playwright/test";
import type { Localized } from "../../fixtures/in-language";

/** Calls of a procedure, alone or among others. */
export const calls = (procedure: string) => new RegExp(`/api/trpc/[^?]*${procedure.replace(".", "\\.")}`);

/** The bookmarks, as a person meets them. */
export function bookmarksPage(page: Page, { t, at }: Localized) {
  const cards = page.getByTestId("bookmark");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const cardOf = (title: string) =>
    cards.filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  return {
    path: at("/app/content/bookmarks"),
    /** Those of the tab that is shown. */
    cards,
    titles: cards.getByRole("heading"),
    cardOf,
    button,
    create: (title: string) => button(`${t("topics:createPost")}: ${title}`),
    remove: (title: string) => button(t("topics:remove", { title })),
    restore: (title: string) => button(`${t("topics:restore")}: ${title}`),
    tab: (show: "bookmarked" | "removed") =>
      page.getByRole("tab", { name: t(`topics:filters.${show}`), exact: true }),
    field: page.getByRole("textbox", { name: t("topics:add.label"), exact: true }),
    heading: (name: string) => page.getByRole("heading", { name, exact: true }),
    /** What a toast says, and screen readers hear. */
    said: (text: string) => page.getByText(text, { exact: true }).first(),
  };
}
