import type { Page } from "@playwright/test";

/** The cards of the shown tab. */
export const cards = (page: Page) => page.getByTestId("bookmark");

/** The card of a topic. */
export const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** A tab, by its word. */
export const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

/** Calls of a procedure, alone or among others. */
export const calls = (procedure: string) => new RegExp(`/api/trpc/[^?]*${procedure.replace(".", "\\.")}`);
