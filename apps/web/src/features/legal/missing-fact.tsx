import { getT } from "~/i18n/server";

/** Stands where the provider has not configured something: it is seen to be missing, and nothing is made up. */
export async function MissingFact() {
  const { t } = await getT("legal");
  return (
    <span className="rounded-md bg-warning-soft px-1.5 py-0.5 text-sm text-warning-soft-fg">
      {t("missing.inline")}
    </span>
  );
}
