import { getT } from "../../i18n/server";
import { formatDateTime } from "../shared/time/format-date-time";

/** A sample receipt with the texts and the style of a post's receipt (features/posts/details). */
export async function SampleReceipt({ answeredAt }: { answeredAt: Date }) {
  const { t, lng } = await getT("posts");
  const when = formatDateTime(answeredAt, "Europe/Berlin", lng, "auto");
  return (
    <div className="grid gap-0.5 border-s-2 border-border ps-3 text-[13px]">
      <p className="tabular-nums">{t("receipts.answered", { status: 201, when })}</p>
      <p className="font-mono text-xs wrap-anywhere text-muted-fg">
        {t("receipts.request", { id: "a98df4fd-7c1e-4b0a-9d35-52b8e0c6f114" })}
      </p>
    </div>
  );
}
