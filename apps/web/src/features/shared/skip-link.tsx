import { getT } from "~/i18n/server";

/** The first link of a page, shown on focus, which jumps to its `<main id="main">`. */
export async function SkipLink() {
  const { t } = await getT("common");
  return (
    <a
      href="#main"
      className="sr-only rounded-lg bg-surface px-4 py-2 font-medium focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-60"
    >
      {t("skipToContent")}
    </a>
  );
}
