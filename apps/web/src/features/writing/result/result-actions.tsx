import type { CompositionAnswers } from "@takt/domain/writing/model/composition-answers";
import { Button } from "@takt/ui/button";
import { Tooltip } from "@takt/ui/tooltip";
import { Bookmark, BookmarkCheck, Clock, FilePenLine, Send } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useRef } from "react";
import { PublishNowDialog } from "~/features/posts/parts/actions/publish-now-dialog";
import { ReviewCheckbox } from "~/features/posts/parts/review-checkbox";
import { LazyScheduleDialog, usePreloadScheduleDialog } from "~/features/posts/parts/lazy-schedule-dialog";
import { useBookmarks } from "~/features/topics/parts/use-bookmarks";
import { useModKey } from "~/features/shortcuts/parts/use-mod-key";
import { topicToBookmark } from "./topic-to-bookmark";
import { usePageKeys } from "~/features/shared/use-page-keys";
import { useResultActions } from "./use-result-actions";
import type { ResultText } from "./use-result-text";

type Props = {
  compositionId: string;
  text: ResultText;
  answers: CompositionAnswers;
  outline: boolean;
  /** Whether there is a post, which takes this text. */
  hasPost: boolean;
};

/** The actions of a text: save it as a draft, schedule it, publish it, or bookmark its topic. */
export function ResultActions({ compositionId, text, answers, outline, hasPost }: Props) {
  const { t } = useT(["posts", "writing"]);
  const mod = useModKey();
  const tick = useRef<HTMLButtonElement>(null);
  // Focused after the error has been painted.
  const focusTick = () => void requestAnimationFrame(() => tick.current?.focus());
  const actions = useResultActions(compositionId, text, focusTick);
  const bookmarks = useBookmarks();
  const topic = topicToBookmark(answers);
  const marked = bookmarks.has(topic.title);
  usePreloadScheduleDialog();
  usePageKeys({ "Mod+Enter": actions.openScheduleDialog });
  return (
    <div className="grid gap-3 border-t border-border pt-4">
      <ReviewCheckbox
        ref={tick}
        checked={actions.reviewed}
        onCheckedChange={actions.setReviewed}
        invalid={actions.unreviewed}
        outline={outline}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Button
          variant="ghost"
          className="me-auto aria-pressed:text-primary-text"
          aria-pressed={marked}
          onClick={() => void bookmarks.toggle(topic)}
        >
          {marked ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
          {t("writing:result.bookmark")}
        </Button>
        <Button loading={actions.busy === "save"} onClick={() => void actions.saveDraft()}>
          {actions.busy !== "save" && <FilePenLine aria-hidden />}
          {t(hasPost ? "writing:result.useInPost" : "actions.saveDraft")}
        </Button>
        <Button onClick={actions.openPublishDialog}>
          <Send aria-hidden />
          {t("actions.publishNow")}
        </Button>
        <Tooltip text={t("actions.schedule")} keys={`${mod}Enter`}>
          <Button variant="primary" onClick={actions.openScheduleDialog}>
            <Clock aria-hidden />
            {t("actions.schedule")}
          </Button>
        </Tooltip>
      </div>
      {actions.dialog === "schedule" && (
        <LazyScheduleDialog post={null} onSchedule={actions.schedule} onClose={actions.closeDialog} />
      )}
      {actions.dialog === "publish" && (
        <PublishNowDialog
          post={null}
          visibility="PUBLIC"
          loading={actions.busy === "publish"}
          onConfirm={(_, approve) => void actions.publish(approve)}
          onClose={actions.closeDialog}
        />
      )}
    </div>
  );
}
