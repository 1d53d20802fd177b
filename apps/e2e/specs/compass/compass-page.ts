import type { Page } from "@playwright/test";
import type { Localized } from "../../fixtures/localized";

/** Returns the locators of Content Compass. */
export function compassPage(page: Page, { t, at }: Localized) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const textbox = (name: string) => page.getByRole("textbox", { name, exact: true });
  return {
    path: at("/app/content/compass"),
    textPath: `${at("/app/content/compass")}?source=text`,
    button,
    tab: (kind: "url" | "text") => page.getByRole("tab", { name: t(`compass:tabs.${kind}`), exact: true }),
    url: textbox(t("compass:url.label")),
    text: textbox(t("compass:text.label")),
    find: button(t("compass:find")),
    found: page.getByRole("heading", { name: t("compass:found"), exact: true }),
    topics: page.getByTestId("found-topic"),
    source: page.getByTestId("compass-source"),
    failure: page.getByRole("alert"),
    create: (title: string) => button(`${t("compass:createPost")}: ${title}`),
    bookmark: (title: string) => button(`${t("compass:bookmark")}: ${title}`),
  };
}
