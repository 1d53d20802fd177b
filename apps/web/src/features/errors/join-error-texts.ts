import type { Messages } from "@takt/i18n/namespaces";

export type ErrorTexts = ReturnType<typeof joinErrorTexts>;

/** Joins the messages of error screens with those of `common` that they show. */
export function joinErrorTexts(pages: Messages["error-pages"], common: Messages["common"]) {
  const { product, retry, errorId, backToHome, contracts } = common;
  return { ...pages, product, retry, errorId, home: backToHome, contracts };
}
