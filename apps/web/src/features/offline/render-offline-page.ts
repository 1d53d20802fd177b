import type { Locale } from "@takt/i18n/locales";
import { getT } from "~/i18n/server";
import { offlinePage } from "./offline-page";

/** Renders the offline page with the texts of a language. */
export async function renderOfflinePage(language: Locale): Promise<string> {
  const { t } = await getT(["errors", "common"], { lng: language });
  return offlinePage(language, {
    product: t("common:product"),
    title: t("offlinePage.title"),
    text: t("offlinePage.text"),
    drafts: t("offlinePage.drafts"),
    retry: t("common:retry"),
    home: t("common:backToHome"),
  });
}
