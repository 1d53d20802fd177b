import { getT } from "~/i18n/server";
import { CONSENT_SAVED_ID } from "./parts/cookie-settings-id";

/**
 * Says that a decision was stored, while the address leads to it: the form's answer does. It needs no script, and covers
 * nothing.
 */
export async function ConsentSaved() {
  const { t } = await getT(["consent", "common"]);
  return (
    <p
      id={CONSENT_SAVED_ID}
      tabIndex={-1}
      role="status"
      className="hidden flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-border bg-primary-soft px-4 py-2.5 text-sm text-primary-soft-fg outline-hidden target:flex print:hidden"
    >
      {t("saved")}
      <a href="#main" className="underline underline-offset-3">
        {t("common:close")}
      </a>
    </p>
  );
}
