import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { ExternalLink, FileText, Globe, Lightbulb, PenLine } from "lucide-react";
import { useT } from "next-i18next/client";
import { sourceHost } from "./source-host";

const ICONS = { starter: Lightbulb, typed: PenLine, text: FileText, url: Globe };

/** Where a topic comes from, in words; of an analysed page its host, which opens it in a new tab. */
export function BookmarkSource({ topic: { source, sourceUrl } }: { topic: TopicView }) {
  const { t } = useT("topics");
  const Icon = ICONS[source];
  const host = source === "url" ? sourceHost(sourceUrl) : null;
  return (
    <span className="inline-flex min-h-6 min-w-0 items-center gap-1.5" data-testid="bookmark-source">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className="sr-only">{t("source")}: </span>
      {host && sourceUrl ? (
        <a
          href={sourceUrl}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="inline-flex min-h-6 min-w-0 items-center gap-1 link"
        >
          <span className="min-w-0 wrap-anywhere">{host}</span>
          <ExternalLink aria-hidden className="size-3.5 shrink-0" />
          <span className="sr-only">({t("newTab")})</span>
        </a>
      ) : (
        t(`sources.${source}`)
      )}
    </span>
  );
}
