import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { verbatim } from "@takt/ui/verbatim";
import { FileText, Globe, Languages, Lightbulb, PenLine } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useRef } from "react";
import { TimeAgo } from "../shared/time/time-ago";
import { KeywordTags } from "./parts/keyword-tags";
import { QuotedSentence } from "./parts/quoted-sentence";
import { repeatsTitle } from "./parts/repeats-title";
import { sourceHost, SourceLink } from "../shared/source-link";
import { TopicActions } from "./topic-actions";
import type { TopicsFilter } from "./topics-filter";

const ORIGIN_ICONS = { starter: Lightbulb, typed: PenLine, text: FileText, url: Globe };

type Props = {
  topic: TopicView;
  filter: TopicsFilter;
  now: Date | null;
  /** Whether its draft is being created. */
  creating: boolean;
  onCreate: () => void;
  /** Removes or restores the topic, which removes the row from this list. */
  onRemoveOrRestore: (row: HTMLLIElement | null) => void;
};

/** One topic with its origin, its date and its actions. */
export function TopicRow({ topic, filter, now, creating, onCreate, onRemoveOrRestore }: Props) {
  const { t } = useT(["topics", "common"]);
  const row = useRef<HTMLLIElement>(null);
  const { title, angle, quote, keywords, language, sourceUrl, createdAt } = topic;
  return (
    <li
      ref={row}
      tabIndex={-1}
      data-testid="bookmark"
      data-bookmark-card
      className={cn(
        "group grid min-w-0 gap-x-6 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-start",
        focusRing,
      )}
    >
      <div className="grid min-w-0 gap-2">
        <div {...verbatim} lang={language} className="grid gap-0.5">
          <h2 className="text-[0.9375rem]/6 font-semibold text-pretty wrap-anywhere hyphens-auto">{title}</h2>
          {angle && <p className="max-w-[68ch] text-sm text-pretty wrap-anywhere text-muted-fg">{angle}</p>}
        </div>
        {quote && !repeatsTitle(quote, title) && (
          <QuotedSentence quote={quote} url={sourceUrl} language={language} className="line-clamp-2" />
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs/6 text-muted-fg">
          <KeywordTags keywords={keywords} language={language} />
          <TopicOrigin topic={topic} />
          <span className="inline-flex items-center gap-1.5">
            <Languages aria-hidden className="size-3.5 shrink-0" />
            <span className="sr-only">{t("common:language")}: </span>
            {t(`common:languages.${language}`)}
          </span>
          <TimeAgo at={createdAt} now={now} />
        </div>
      </div>
      <TopicActions
        {...{ topic, filter, creating, onCreate }}
        onRemoveOrRestore={() => onRemoveOrRestore(row.current)}
      />
    </li>
  );
}

/** Where a topic comes from; for an analysed page a link to it, named by its host. */
function TopicOrigin({ topic: { source, sourceUrl } }: { topic: TopicView }) {
  const { t } = useT("topics");
  const Icon = ORIGIN_ICONS[source];
  return (
    <span className="inline-flex min-h-6 min-w-0 items-center gap-1.5" data-testid="bookmark-source">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className="sr-only">{t("source")}: </span>
      {source === "url" && sourceHost(sourceUrl) ? <SourceLink url={sourceUrl} /> : t(`sources.${source}`)}
    </span>
  );
}
