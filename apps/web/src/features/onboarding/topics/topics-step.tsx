import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import { LoadError } from "~/features/shared/load-error";
import { useStickyError } from "~/features/shared/use-sticky-error";
import { StepFrame } from "../step-frame";
import type { StepProps } from "../use-onboarding";
import { OwnTopicField } from "./own-topic-field";
import { TopicChips } from "./topic-chips";
import { useBookmarks } from "~/features/topics/parts/use-bookmarks";

/** Step 4: topics to write about, which are bookmarked as soon as they are chosen. */
export function TopicsStep(props: StepProps) {
  const { t } = useT(["onboarding", "topics"]);
  const bookmarks = useBookmarks();
  const { data, isFetching, refetch } = bookmarks.list;
  const failure = useStickyError(bookmarks.list);
  return (
    <StepFrame
      {...props}
      title={t("topics.title")}
      intro={t("topics.intro")}
      onContinue={props.onboarding.next}
    >
      {!data && failure === null && <TopicsSkeleton />}
      {failure !== null && (
        <LoadError title={t("topics:failedTo.load")} query={{ error: failure, isFetching, refetch }} />
      )}
      {data && (
        <>
          <OwnTopicField bookmarks={bookmarks} />
          <TopicChips bookmarks={bookmarks} />
          <p role="status" className="text-sm text-muted-fg tabular-nums">
            {t("topics.chosen", { count: bookmarks.topics.length })}
          </p>
        </>
      )}
    </StepFrame>
  );
}

/** Placeholders for the field and three groups of chips. */
function TopicsSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-16 max-w-[560px]" />
      {[0, 1, 2].map((field) => (
        <div key={field} className="grid gap-2">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-20" />
        </div>
      ))}
    </div>
  );
}
