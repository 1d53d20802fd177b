import type { FoundTopic } from "@takt/domain/topics/model/topic-view";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { verbatim } from "@takt/ui/verbatim";
import type { ReactNode } from "react";
import { KeywordTags } from "../topics/parts/keyword-tags";
import { QuotedSentence } from "../topics/parts/quoted-sentence";
import { repeatsTitle } from "../topics/parts/repeats-title";
import { SourceLink } from "../shared/source-link";

/** The grid of found topics: two columns where there is room. */
export const TOPIC_GRID = "grid gap-3 @3xl:grid-cols-2";

type Props = {
  topic: FoundTopic;
  language: "en" | "de";
  /** The page it was found on. */
  url: string | null;
  /** The actions of the card. */
  children?: ReactNode;
};

/** A found topic with the sentence it is based on, unless that is its title. Its content is foreign, so it is rendered as plain text. */
export function FoundTopicCard({ topic, language, url, children }: Props) {
  const { title, angle, keywords } = topic;
  const quote = repeatsTitle(topic.quote, title) ? "" : topic.quote;
  return (
    <li
      data-testid="found-topic"
      data-bookmark-card
      tabIndex={-1}
      className={cn(
        "flex min-w-0 flex-col gap-3 rounded-xl border border-border bg-surface p-4 transition-opacity duration-180 starting:opacity-0",
        focusRing,
      )}
    >
      <div {...verbatim} lang={language} className="grid gap-1">
        <h3 className="text-base/6 font-semibold text-pretty wrap-anywhere hyphens-auto">{title}</h3>
        {angle && <p className="text-sm text-pretty wrap-anywhere">{angle}</p>}
      </div>
      {quote ? (
        <figure className="grid gap-1">
          <QuotedSentence quote={quote} url={url} language={language} />
          {url && (
            <figcaption className="ps-3.5 text-caption/6 text-muted-fg">
              <SourceLink url={url} />
            </figcaption>
          )}
        </figure>
      ) : (
        url && (
          <p className="text-caption/6 text-muted-fg">
            <SourceLink url={url} />
          </p>
        )
      )}
      <KeywordTags keywords={keywords} language={language} />
      {children && <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">{children}</div>}
    </li>
  );
}
