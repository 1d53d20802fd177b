import type { EditorialRecord } from "@takt/domain/writing/model/editorial-record";
import { Verbatim, withVerbatim } from "@takt/ui/verbatim";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { useWhen } from "~/features/shared/time/use-clock";

/** The record's facts on the whole post: its origin, its changes, its reviewer, and when it went out. */
export function RecordFacts({ record }: { record: EditorialRecord }) {
  const { t } = useT(["writing", "posts"]);
  const when = useWhen();
  const { aiOrigin, changedPercent, author, reviewedAt, publishedAt, editedAt, textHash } = record;
  const name = author ?? t("record.unnamed");
  const facts: [label: string, value: ReactNode][] = [
    [t("record.origin"), aiOrigin === "none" ? t("record.own") : t(`posts:origin.${aiOrigin}`)],
    [t("record.changed"), changedPercent === null ? null : t("record.percent", { percent: changedPercent })],
    [t("record.author"), <Verbatim key="author">{name}</Verbatim>],
    [t("record.reviewed"), reviewedText()],
    [t("record.published"), publishedAt && when(publishedAt)],
    [t("record.edited"), editedAt && when(editedAt)],
    [t("record.status"), t(`posts:status.${record.status}`)],
    [t("record.hash"), textHash],
  ].flatMap(([label, value]) => (label && value ? [[label, value] as [string, ReactNode]] : []));

  function reviewedText(): ReactNode {
    if (aiOrigin === "none") return null;
    return reviewedAt
      ? withVerbatim(name, (words) => t("record.reviewedBy", { name: words, when: when(reviewedAt) }))
      : t("record.notReviewed");
  }

  return (
    <dl
      data-testid="record-facts"
      className="grid gap-x-6 gap-y-3 rounded-xl border border-border bg-surface p-4 text-sm sm:grid-cols-2"
    >
      {facts.map(([label, value]) => (
        <div key={label} className="grid min-w-0 content-start gap-0.5 last:sm:col-span-2">
          <dt className="text-caption text-muted-fg">{label}</dt>
          <dd className="font-medium tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
