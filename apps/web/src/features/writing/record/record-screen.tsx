"use client";

import { publishText } from "@takt/domain/posts/model/publish-text";
import type { EditorialRecord } from "@takt/domain/writing/model/editorial-record";
import { Button } from "@takt/ui/button";
import { verbatim } from "@takt/ui/verbatim";
import { ArrowLeft, Printer } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "~/features/shared/locale-link";
import { OriginMark, originProps } from "~/features/shared/origin-mark";
import { PageHead } from "~/features/shared/page-head";
import { RecordFacts } from "./record-facts";
import { RecordSection } from "./record-section";
import { RecordSources } from "./record-sources";
import { RecordVersions } from "./record-versions";

/** How a post's text came about, as a page to be printed and kept. */
export function RecordScreen({ record }: { record: EditorialRecord }) {
  const { t } = useT("writing");
  const { id, content, hashtags, versions, sources, digitalSourceType } = record;
  return (
    <div className="grid gap-6 *:not-first:max-w-[880px]">
      <PageHead title={t("record.title")}>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button asChild variant="ghost">
            <LocaleLink href={`/app/content/edit/${id}`}>
              <ArrowLeft aria-hidden />
              {t("record.toPost")}
            </LocaleLink>
          </Button>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden />
            {t("record.print")}
          </Button>
        </div>
      </PageHead>
      <p className="max-w-[68ch] text-pretty text-muted-fg">{t("record.description")}</p>
      <RecordFacts record={record} />
      <RecordSection title={t("record.text")} className="print:break-inside-avoid">
        <article
          {...originProps(digitalSourceType)}
          className="rounded-xl border border-border bg-surface p-4 text-sm/6"
        >
          <OriginMark origin={digitalSourceType} />
          <p {...verbatim} data-testid="record-text" className="whitespace-pre-wrap wrap-anywhere">
            {publishText(content, hashtags) || t("record.noText")}
          </p>
        </article>
      </RecordSection>
      {versions.length > 0 && <RecordVersions versions={versions} />}
      {sources.length > 0 && <RecordSources sources={sources} />}
      <p className="text-caption text-pretty text-muted-fg">{t("record.limits")}</p>
    </div>
  );
}
