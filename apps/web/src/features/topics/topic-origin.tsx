import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { FileText, Globe, Lightbulb, PenLine } from "lucide-react";
import { useT } from "next-i18next/client";
import { sourceHost } from "./parts/source-host";
import { SourceLink } from "./parts/source-link";

const ICONS = { starter: Lightbulb, typed: PenLine, text: FileText, url: Globe };

/** Where a topic comes from; for an analysed page a link to it, named by its host. */
export function TopicOrigin({ topic: { source, sourceUrl } }: { topic: TopicView }) {
  const { t } = useT("topics");
  const Icon = ICONS[source];
  return (
    <span className="inline-flex min-h-6 min-w-0 items-center gap-1.5" data-testid="bookmark-source">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className="sr-only">{t("source")}: </span>
      {source === "url" && sourceHost(sourceUrl) ? <SourceLink url={sourceUrl} /> : t(`sources.${source}`)}
    </span>
  );
}
