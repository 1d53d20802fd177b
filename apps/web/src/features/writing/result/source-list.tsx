import type { Source } from "@takt/domain/writing/model/source";
import { ExternalLink } from "lucide-react";
import { useT } from "next-i18next/client";
import { sourceHost } from "../../shared/topics/source-host";

/** What a text was researched from; each opens in a new tab. Nothing for a text without research. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const { t } = useT(["writing", "topics"]);
  // An address that is none of the web is no link.
  const shown = sources.flatMap((source) => {
    const host = sourceHost(source.url);
    return host ? [{ ...source, host }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section aria-label={t("result.sources")} className="grid gap-1.5">
      <h3 className="text-sm font-medium">{t("result.sources")}</h3>
      <ol className="grid list-decimal gap-1 ps-5 text-sm marker:text-muted-fg">
        {shown.map(({ title, url, host }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-6 flex-wrap items-center gap-x-1.5 link"
            >
              <span className="wrap-anywhere">{title || host}</span>
              <ExternalLink aria-hidden className="size-3.5 shrink-0" />
              <span className="sr-only">({t("topics:newTab")})</span>
            </a>
            {title && <span className="ms-1.5 text-[13px] text-muted-fg">{host}</span>}
          </li>
        ))}
      </ol>
      <p className="text-[13px] text-muted-fg">{t("result.sourcesHint")}</p>
    </section>
  );
}
