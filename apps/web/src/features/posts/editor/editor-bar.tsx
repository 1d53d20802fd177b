import type { PostStatus } from "@takt/domain/posts/model/post-transitions";
import type { PostAuthor } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { Tooltip } from "@takt/ui/tooltip";
import { Clock, Save, Send } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useDraftPart } from "~/features/shared/drafts/use-draft-part";
import { useModKey } from "~/features/shortcuts/parts/use-mod-key";
import { loadScheduleDialog } from "../parts/lazy-schedule-dialog";
import { PublishRefusal } from "./author/publish-refusal";
import { isUnsaved } from "./is-unsaved";
import { editorDialogs } from "./lazy-editor-dialogs";
import type { EditorActions } from "./use-editor-actions";
import type { PostEditorState } from "./use-post-editor";

/** Loads the button's dialogs when it is pointed at: one after another they would come late. */
function loadDialogs(): void {
  editorDialogs.load();
  loadScheduleDialog();
}

type Props = {
  status: PostStatus;
  store: PostEditorState["store"];
  actions: EditorActions;
  /** Under whose name the post may not be published; null: it may. */
  refusedAuthor: PostAuthor | null;
};

/** The actions of the editor. The primary action is to schedule, or to save changes of a scheduled post. */
export function EditorBar({ status, store, actions, refusedAuthor }: Props) {
  const { t } = useT("posts");
  const mod = useModKey();
  const scheduled = status === "scheduled";
  const dirty = useDraftPart(store, isUnsaved);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {refusedAuthor && <PublishRefusal author={refusedAuthor} />}
      <Tooltip text={t(scheduled ? "actions.saveChanges" : "actions.saveDraft")} keys={`${mod}S`}>
        <Button
          variant={scheduled ? "primary" : "ghost"}
          loading={actions.busy === "save"}
          disabled={scheduled && !dirty}
          onClick={() => void actions.save()}
        >
          {scheduled && <Save aria-hidden />}
          {t(scheduled ? "actions.saveChanges" : "actions.saveDraft")}
        </Button>
      </Tooltip>
      {refusedAuthor === null && <SendButtons scheduled={scheduled} actions={actions} />}
    </div>
  );
}

/** Buttons to send a post now or later; a scheduled one is moved where its time stands. */
function SendButtons({ scheduled, actions }: { scheduled: boolean; actions: EditorActions }) {
  const { t } = useT("posts");
  const mod = useModKey();
  return (
    <>
      <Button onClick={actions.askPublish}>
        <Send aria-hidden />
        {t("actions.publishNow")}
      </Button>
      {!scheduled && (
        <Tooltip text={t("actions.schedule")} keys={`${mod}Enter`}>
          <Button
            variant="primary"
            onPointerEnter={loadDialogs}
            onFocus={loadDialogs}
            onClick={actions.askSchedule}
          >
            <Clock aria-hidden />
            {t("actions.schedule")}
          </Button>
        </Tooltip>
      )}
    </>
  );
}
