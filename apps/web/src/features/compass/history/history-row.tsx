import type { AnalysisView } from "@takt/domain/compass/model/analysis-view";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { IconButton } from "@takt/ui/icon-button";
import { verbatim } from "@takt/ui/verbatim";
import { FileText, Globe, Trash2 } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useRef } from "react";
import { TimeAgo } from "~/features/shared/time/time-ago";
import { sourceHost } from "~/features/shared/source-link";

type Props = {
  analysis: AnalysisView;
  now: Date | null;
  /** Whether its topics are shown. */
  shown: boolean;
  onOpen: () => void;
  onRemove: (row: HTMLLIElement | null) => void;
};

/** One analysis: its source, its date, and the number of topics. */
export function HistoryRow({ analysis, now, shown, onOpen, onRemove }: Props) {
  const { t } = useT("compass");
  const row = useRef<HTMLLIElement>(null);
  const { title, source, sourceUrl, createdAt, topics } = analysis;
  const Icon = source === "url" ? Globe : FileText;
  return (
    <li
      ref={row}
      tabIndex={-1}
      data-testid="analysis"
      className={cn("group flex min-w-0 items-start gap-2 rounded-md py-2.5", focusRing)}
    >
      <div className="grid min-w-0 flex-1 gap-0.5">
        <button
          type="button"
          aria-current={shown ? "true" : undefined}
          onClick={onOpen}
          className={cn(
            "min-h-6 cursor-pointer justify-self-start rounded-md text-start text-sm/6 font-medium wrap-anywhere",
            "hover:underline aria-current:text-primary-text pointer-coarse:min-h-11",
            focusRing,
          )}
        >
          <span {...verbatim} className="line-clamp-2">
            {title}
          </span>
        </button>
        <p className="flex flex-wrap items-center gap-x-3 text-caption/6 text-muted-fg">
          <span className="inline-flex min-w-0 items-center gap-1.5">
            <Icon aria-hidden className="size-3.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              {(source === "url" && sourceHost(sourceUrl)) || t("history.pastedText")}
            </span>
          </span>
          <TimeAgo at={createdAt} now={now} />
          <span className="tabular-nums">{t("history.topics", { count: topics.length })}</span>
        </p>
      </div>
      <IconButton size="sm" label={t("history.remove", { title })} onClick={() => onRemove(row.current)}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}
