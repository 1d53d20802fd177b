import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { formatCount } from "@takt/domain/posts/model/format-count";
import { createLazyPart } from "@takt/ui/lazy-part";
import { SegmentedControl } from "@takt/ui/segmented-control";
import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import { useLocale } from "~/features/shared/use-locale";
import type { WriteIdea } from "../parts/move/use-write-idea";
import { DraftList } from "./draft-list";
import { useTrayCounts } from "./use-tray-counts";
import { TRAY_TABS, type TrayTab, useTrayTab } from "./use-tray-tab";

/** Most have it on their drafts, and ideas bring a menu with them. */
const ideas = createLazyPart(() => import("./idea-list"));

export type TrayContentProps = {
  onSchedule: (draft: PostSummary) => void;
  ideas: WriteIdea;
};

/** The drafts, or the ideas, and the choice between them. */
export function TrayContent({ onSchedule, ideas: { write, writingId } }: TrayContentProps) {
  const { t } = useT("calendar");
  const locale = useLocale();
  const [tab, setTab] = useTrayTab();
  const counts = useTrayCounts();
  const part = ideas.usePart(tab === "ideas");
  const nameOf = (one: TrayTab) => {
    const count = counts[one];
    return count === undefined ? t(`tray.${one}`) : `${t(`tray.${one}`)} ${formatCount(count, locale)}`;
  };
  return (
    <div className="grid gap-3">
      <SegmentedControl
        size="sm"
        label={t("tray.shows")}
        value={tab}
        onChange={(next) => void setTab(next)}
        options={TRAY_TABS.map((value) => ({
          value,
          label: nameOf(value),
        }))}
      />
      {tab === "drafts" ? (
        <DraftList onSchedule={onSchedule} />
      ) : part ? (
        <part.IdeaList onWrite={write} writingId={writingId} />
      ) : (
        <Skeleton className="h-16 rounded-lg" />
      )}
    </div>
  );
}
