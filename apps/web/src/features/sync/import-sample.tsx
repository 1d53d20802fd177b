import { useT } from "~/i18n/use-t";
import { useDays, useMetricList } from "../analytics/parts/use-metric-list";
import type { Import } from "./use-imports";

/** The first posts and days of a file, as they were read. */
export function ImportSample({ preview }: { preview: NonNullable<Import["preview"]> }) {
  const { t } = useT("sync");
  const { long } = useDays();
  const figures = useMetricList();
  const { samplePosts, sampleDays } = preview;
  return (
    <div className="grid gap-2 text-caption">
      <p className="font-medium">{t("proposal.sample")}</p>
      <ul className="grid gap-2 divide-y divide-border rounded-lg border border-border p-3">
        {samplePosts.map(({ publishedAt, text, metrics }) => (
          <li key={`${publishedAt}${text}`} className="grid gap-0.5 pb-2 last:pb-0">
            <span className="text-muted-fg">{long(publishedAt.slice(0, 10))}</span>
            <span className="line-clamp-2 wrap-anywhere" translate="no">
              {text ?? figures(metrics) ?? t("proposal.noText")}
            </span>
          </li>
        ))}
        {sampleDays.map(({ day, ...metrics }) => (
          <li key={`${day}${Object.keys(metrics).join()}`} className="grid gap-0.5 pb-2 last:pb-0">
            <span className="text-muted-fg">{long(day)}</span>
            <span className="tabular-nums">{figures(metrics)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
