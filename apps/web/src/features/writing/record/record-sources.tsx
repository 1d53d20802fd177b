import type { EditorialRecord } from "@takt/domain/writing/model/editorial-record";
import { useT } from "~/i18n/use-t";
import { useWhen } from "~/features/shared/time/use-clock";
import { RecordSection } from "./record-section";

/** The sources of a text, and when its author first opened each from Takt. */
export function RecordSources({ sources }: Pick<EditorialRecord, "sources">) {
  const { t } = useT("writing");
  const when = useWhen();
  return (
    <RecordSection title={t("result.sources")}>
      <ol data-testid="record-sources" className="grid list-decimal gap-2 ps-5 text-sm marker:text-muted-fg">
        {sources.map(({ title, url, openedAt }) => (
          <li key={url} className="min-w-0">
            <p className="font-medium wrap-anywhere">{title.trim() || url}</p>
            {title.trim() && <p className="text-caption wrap-anywhere text-muted-fg">{url}</p>}
            <p className="text-caption text-muted-fg tabular-nums">
              {openedAt ? t("record.opened", { when: when(openedAt) }) : t("record.notOpened")}
            </p>
          </li>
        ))}
      </ol>
    </RecordSection>
  );
}
