import type { Page } from "@playwright/test";
import type { Localized } from "../../fixtures/localized";

/** Returns a pattern that matches the calls of a procedure, alone or in a batch. */
export const calls = (procedure: string) => new RegExp(`/api/trpc/[^?]*${procedure.replace(".", "\\.")}`);

/** Returns the locators of the page of bookmarked topics. */
export function topicsPage(page: Page, { t, at }: Localized) {
  const cards = page.getByTestId("bookmark");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const getCard = (title: string) =>
    cards.filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  return {
    path: at("/app/content/bookmarks"),
    /** The cards of the selected tab. */
    cards,
    titles: cards.getByRole("heading"),
    getCard,
    button,
    create: (title: string) => button(`${t("topics:createPost")}: ${title}`),
    remove: (title: string) => button(t("topics:remove", { title })),
    restore: (title: string) => button(`${t("topics:restore")}: ${title}`),
    tab: (show: "bookmarked" | "removed") =>
      page.getByRole("tab", { name: t(`topics:filters.${show}`), exact: true }),
    field: page.getByRole("textbox", { name: t("topics:add.label"), exact: true }),
    heading: (name: string) => page.getByRole("heading", { name, exact: true }),
    /** Returns the text of a toast, which screen readers announce. */
    announcement: (text: string) => page.getByText(text, { exact: true }).first(),
  };
}
