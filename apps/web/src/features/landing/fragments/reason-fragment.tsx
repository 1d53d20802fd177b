import { TriangleAlert } from "lucide-react";
import { getT } from "~/i18n/server";

/** An illustration: a post that failed, with the reason and the next step that the app shows for it. */
export async function ReasonFragment() {
  const { t } = await getT(["landing", "reasons"]);
  return (
    <figure role="img" aria-label={t("fragment.reasonLabel")}>
      <div aria-hidden className="rounded-xl border border-border bg-surface p-4">
        <p className="text-sm text-muted-fg">{t("fragment.postTwo")}</p>
        <p className="mt-3 flex items-start gap-2 text-sm font-medium text-danger-text">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" />
          {t("reasons:media_rejected.title")}
        </p>
        <p className="mt-1.5 ps-6 text-caption/5 text-pretty text-muted-fg">
          {t("reasons:media_rejected.next")}
        </p>
      </div>
    </figure>
  );
}
