import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { Button } from "@takt/ui/button";
import { buttonStyle } from "@takt/ui/button-style";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { IconButton } from "@takt/ui/icon-button";
import { verbatim } from "@takt/ui/verbatim";
import {
  FileText,
  Globe,
  Languages,
  Lightbulb,
  PenLine,
  RotateCcw,
  Sparkles,
  SquarePen,
  Trash2,
} from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useRef } from "react";
import { LocaleLink } from "../shared/locale-link";
import { TimeAgo } from "../shared/time/time-ago";
import { useMe } from "../shared/use-me";
import { KeywordTags } from "./parts/keyword-tags";
import { QuotedSentence } from "./parts/quoted-sentence";
import { repeatsTitle } from "./parts/repeats-title";
import { sourceHost, SourceLink } from "../shared/source-link";
import type { TopicsFilter } from "./topics-filter";

const ORIGIN_ICONS = { starter: Lightbulb, typed: PenLine, text: FileText, url: Globe };

type Props = {
  topic: TopicView;
  filter: TopicsFilter;
  now: Date | null;
  /** Whether its draft is being created. */
  creating: boolean;
  onCreate: () => void;
  /** Removes or restores the topic, which removes the card from this list. */
  onRemoveOrRestore: (card: HTMLLIElement | null) => void;
};

/** One topic with its origin, its date and its actions. */
export function TopicCard({ topic, filter, now, creating, onCreate, onRemoveOrRestore }: Props) {
  const { t } = useT(["topics", "common"]);
  const card = useRef<HTMLLIElement>(null);
  const { shortcuts } = useMe();
  const { id, title, angle, quote, keywords, language, sourceUrl, createdAt } = topic;
  return (
    <li
      ref={card}
      tabIndex={-1}
      data-testid="bookmark"
      data-bookmark-card
      className={cn(
        "group flex min-w-0 flex-col gap-3 rounded-xl border border-border bg-surface p-4",
        focusRing,
      )}
    >
      <div {...verbatim} lang={language} className="grid gap-1">
        <h2 className="text-base/6 font-semibold text-pretty wrap-anywhere hyphens-auto">{title}</h2>
        {angle && <p className="text-sm text-pretty wrap-anywhere text-muted-fg">{angle}</p>}
      </div>
      {quote && !repeatsTitle(quote, title) && (
        <QuotedSentence quote={quote} url={sourceUrl} language={language} className="line-clamp-3" />
      )}
      <KeywordTags keywords={keywords} language={language} />
      <div className="mt-auto flex flex-wrap items-center gap-x-4 text-caption/6 text-muted-fg">
        <TopicOrigin topic={topic} />
        <span className="inline-flex items-center gap-1.5">
          <Languages aria-hidden className="size-3.5 shrink-0" />
          <span className="sr-only">{t("common:language")}: </span>
          {t(`common:languages.${language}`)}
        </span>
        <TimeAgo at={createdAt} now={now} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {filter === "bookmarked" ? (
          <>
            <Button
              aria-label={`${t("createPost")}: ${title}`}
              size="sm"
              loading={creating}
              onClick={onCreate}
            >
              {!creating && <SquarePen aria-hidden />}
              {t("createPost")}
            </Button>
            <LocaleLink
              aria-label={`${t("writeWithAi")}: ${title}`}
              href={`/app/content/create?tab=ai&topic=${id}`}
              prefetch={false}
              className={buttonStyle({ size: "sm" })}
            >
              <Sparkles aria-hidden />
              {t("writeWithAi")}
            </LocaleLink>
            <IconButton
              size="sm"
              className="ms-auto"
              label={t("remove", { title })}
              data-bookmark-button
              aria-keyshortcuts={shortcuts ? "S" : undefined}
              onClick={() => onRemoveOrRestore(card.current)}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </>
        ) : (
          <Button
            aria-label={`${t("restore")}: ${title}`}
            size="sm"
            data-bookmark-button
            aria-keyshortcuts={shortcuts ? "S" : undefined}
            onClick={() => onRemoveOrRestore(card.current)}
          >
            <RotateCcw aria-hidden />
            {t("restore")}
          </Button>
        )}
      </div>
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
