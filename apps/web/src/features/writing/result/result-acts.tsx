import type { CompositionAnswers } from "@takt/domain/writing/model/composition-answers";
import { Button } from "@takt/ui/button";
import { Tooltip } from "@takt/ui/tooltip";
import { Bookmark, BookmarkCheck, Clock, FilePenLine, Send } from "lucide-react";
import { useT } from "next-i18next/client";
import { useRef } from "react";
import { PublishNowDialog } from "../../shared/post/actions/publish-now-dialog";
import { ReviewTick } from "../../shared/post/review-tick";
import { ScheduleDialog, useScheduleDialogSoon } from "../../shared/post/schedule/schedule-dialog-later";
import { useBookmarks } from "../../shared/topics/use-bookmarks";
import { useModKey } from "../../shared/use-mod-key";
import { topicToBookmark } from "./topic-to-bookmark";
import { useWizardKey } from "../use-wizard-key";
import { useResultActs } from "./use-result-acts";
import type { ResultText } from "./use-result-text";

type Props = {
  compositionId: string;
  text: ResultText;
  answers: CompositionAnswers;
  outline: boolean;
  /** There is a post, which takes these words. */
  hasPost: boolean;
};

/** What becomes of the text: a draft, a scheduled or a published post. Its topic can be kept for another one. */
export function ResultActs({ compositionId, text, answers, outline, hasPost }: Props) {
  const { t } = useT(["posts", "writing"]);
  const mod = useModKey();
  const tick = useRef<HTMLButtonElement>(null);
  // After the error has been painted.
  const focusTick = () => void requestAnimationFrame(() => tick.current?.focus());
  const acts = useResultActs(compositionId, text, focusTick);
  const bookmarks = useBookmarks();
  const topic = topicToBookmark(answers);
  const marked = bookmarks.has(topic.title);
  useScheduleDialogSoon();
  useWizardKey("send", acts.askSchedule);
  return (
    <div className="grid gap-3 border-t border-border pt-4">
      <ReviewTick
        ref={tick}
        checked={acts.reviewed}
        onCheckedChange={acts.setReviewed}
        invalid={acts.unreviewed}
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
        <Button loading={acts.busy === "save"} onClick={() => void acts.saveDraft()}>
          {acts.busy !== "save" && <FilePenLine aria-hidden />}
          {t(hasPost ? "writing:result.useInPost" : "actions.saveDraft")}
        </Button>
        <Button onClick={acts.askPublish}>
          <Send aria-hidden />
          {t("actions.publishNow")}
        </Button>
        <Tooltip text={t("actions.schedule")} keys={`${mod}Enter`}>
          <Button variant="primary" onClick={acts.askSchedule}>
            <Clock aria-hidden />
            {t("actions.schedule")}
          </Button>
        </Tooltip>
      </div>
      {acts.dialog === "schedule" && (
        <ScheduleDialog post={null} onSchedule={acts.schedule} onClose={acts.closeDialog} />
      )}
      {acts.dialog === "publish" && (
        <PublishNowDialog
          post={null}
          visibility="PUBLIC"
          loading={acts.busy === "publish"}
          onConfirm={() => void acts.publish()}
          onClose={acts.closeDialog}
        />
      )}
    </div>
  );
}
