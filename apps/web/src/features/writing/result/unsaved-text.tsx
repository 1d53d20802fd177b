import { useT } from "next-i18next/client";
import { CopyText } from "./copy-text";

/** What came of a text and could not be kept: to be read and copied. */
export function UnsavedText({ text }: { text: string }) {
  const { t } = useT("writing");
  return (
    <section aria-label={t("result.unsaved")} className="grid gap-2 rounded-xl border border-border p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm font-medium">{t("result.unsaved")}</p>
        <CopyText text={text} />
      </div>
      <p data-testid="unsaved-text" className="text-base/6 whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
    </section>
  );
}
