import type { AnalysedSource, AnalysisView } from "@takt/domain/compass/model/analysis-view";
import type { FoundTopic } from "@takt/domain/topics/model/topic-view";
import { Badge } from "@takt/ui/badge";
import { Button } from "@takt/ui/button";
import { Bookmark, BookmarkCheck, ScanText, Sparkles, SquarePen } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { Ref } from "react";
import { useBookmarks } from "../topics/parts/use-bookmarks";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { toTopicInput } from "./to-topic-input";
import { formatSeconds } from "./progress-message";
import { SourceFacts } from "./source-facts";
import { FoundTopicCard, TOPIC_GRID } from "./found-topic-card";
import { useCreateFromTopic } from "./use-create-from-topic";

type Props = {
  analysis: AnalysisView;
  /** Known only for an analysis that has just finished. */
  source: AnalysedSource | null;
  headingRef: Ref<HTMLHeadingElement>;
  announce: (text: string) => void;
};

/** The topics of an analysis, with their number, the time it took and the engine. */
export function AnalysisResults({ analysis, source, headingRef, announce }: Props) {
  const { t } = useT("compass");
  const locale = useLocale();
  const bookmarks = useBookmarks();
  const post = useCreateFromTopic(analysis);
  const { shortcuts } = useMe();
  const toggle = async (topic: FoundTopic, button: Element): Promise<void> => {
    const marked = bookmarks.has(topic.title);
    // With the shortcut S the focus is elsewhere on the card, so a screen reader does not announce the button.
    const unheard = document.activeElement !== button;
    if ((await bookmarks.toggle(toTopicInput(analysis, topic))) && unheard)
      announce(t(marked ? "said.unmarked" : "said.bookmarked", { title: topic.title }));
  };
  const { title, topics, language, sourceUrl, processingMs, engine, model } = analysis;
  return (
    <>
      <header className="grid gap-1.5">
        <h2 ref={headingRef} tabIndex={-1} className="text-lg/7 outline-hidden">
          {t("found")}
        </h2>
        <p className="text-sm text-pretty wrap-anywhere text-muted-fg">{title}</p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <p data-testid="compass-summary" className="text-sm tabular-nums">
            {t("summary", { count: topics.length, seconds: formatSeconds(processingMs, locale) })}
          </p>
          <Badge tone={engine === "model" ? "blue" : "neutral"} className="whitespace-normal wrap-anywhere">
            {engine === "model" ? <Sparkles aria-hidden /> : <ScanText aria-hidden />}
            {engine === "model" ? t("byModel", { model }) : t("extracted")}
          </Badge>
        </div>
        {source && <SourceFacts source={source} />}
      </header>
      <ul className={TOPIC_GRID} data-digital-source-type={analysis.digitalSourceType}>
        {topics.map((topic) => {
          const marked = bookmarks.has(topic.title);
          const creating = post.creating === topic.title;
          return (
            <FoundTopicCard key={topic.title} topic={topic} language={language} url={sourceUrl}>
              <Button
                aria-label={`${t("createPost")}: ${topic.title}`}
                size="sm"
                loading={creating}
                onClick={() => void post.create(topic)}
              >
                {!creating && <SquarePen aria-hidden />}
                {t("createPost")}
              </Button>
              <Button
                aria-label={`${t("bookmark")}: ${topic.title}`}
                size="sm"
                aria-pressed={marked}
                data-bookmark-button
                aria-keyshortcuts={shortcuts ? "S" : undefined}
                className="aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-fg"
                onClick={({ currentTarget }) => void toggle(topic, currentTarget)}
              >
                {marked ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
                {t("bookmark")}
              </Button>
            </FoundTopicCard>
          );
        })}
      </ul>
    </>
  );
}
