import type { RecordedVersion } from "@takt/domain/writing/model/editorial-record";
import { useT } from "~/i18n/use-t";
import { useWhen } from "~/features/shared/time/use-clock";
import { RecordSection } from "./record-section";

/** The versions of a text, oldest first: who wrote each, when, and how much of the one before was changed. */
export function RecordVersions({ versions }: { versions: readonly RecordedVersion[] }) {
  const { t } = useT("writing");
  const when = useWhen();
  return (
    <RecordSection title={t("record.versions")}>
      <ol data-testid="record-versions" className="grid gap-2">
        {versions.map((version) => (
          <li
            key={version.id}
            data-digital-source-type={version.digitalSourceType}
            className="grid gap-1 rounded-xl border border-border bg-surface p-4 text-sm print:break-inside-avoid"
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <span className="font-medium">
                {t("record.version", { number: version.number })} · {kindText(version)}
              </span>
              <time dateTime={version.createdAt.toISOString()} className="text-muted-fg tabular-nums">
                {when(version.createdAt)}
              </time>
            </p>
            <p className="text-pretty text-muted-fg">{details(version)}</p>
            <p className="font-mono text-caption wrap-anywhere text-muted-fg">{version.textHash}</p>
          </li>
        ))}
      </ol>
    </RecordSection>
  );

  function kindText({ kind, rewrite }: RecordedVersion): string {
    if (kind === "rewritten" && rewrite) return t(`result.rewrite.${rewrite}`);
    return t(`record.kinds.${kind}`);
  }

  function details({ engine, model, promptVersion, changedPercent, partial }: RecordedVersion): string {
    const parts = [
      engine === "model" && t("result.writtenBy", { model: model ?? t("result.aModel") }),
      engine === "outline" && t("result.outline"),
      promptVersion && t("record.prompt", { version: promptVersion }),
      changedPercent !== null && t("record.changedFrom", { percent: changedPercent }),
      partial && t("result.partial"),
    ];
    return parts.filter(Boolean).join(" · ");
  }
}
