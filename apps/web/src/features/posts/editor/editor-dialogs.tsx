import type { PostFields } from "@takt/domain/posts/model/post-fields";
import { hasFirstComment } from "@takt/domain/posts/model/first-comment";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { PublishNowDialog } from "../parts/actions/publish-now-dialog";
import { LazyScheduleDialog } from "../parts/lazy-schedule-dialog";
import { useLatePart } from "~/features/shared/drafts/use-late-part";
import { ConflictDialog } from "./saving/conflict-dialog";
import type { Conflict } from "./saving/use-conflict";
import type { EditorActions } from "./use-editor-actions";
import type { PostEditorState } from "./use-post-editor";

type Props = {
  actions: EditorActions;
  post: PostView | null;
  store: PostEditorState["store"];
  /** The initial day of the schedule dialog, YYYY-MM-DD. */
  day: string | undefined;
  conflict: Conflict;
};

/** The dialogs of the editor: where its post is scheduled or published, and where the version that was saved elsewhere is met. */
export function EditorDialogs({ conflict, store, ...props }: Props) {
  const draft = useLatePart(store, ({ value }) => value);
  return (
    <>
      <SendDialog {...props} draft={draft} />
      <ConflictDialog conflict={conflict} mine={draft} />
    </>
  );
}

function SendDialog({
  actions,
  post,
  draft,
  day,
}: Omit<Props, "conflict" | "store"> & { draft: PostFields }) {
  const withComment = hasFirstComment(draft.firstComment);
  if (actions.dialog === "schedule")
    return (
      <LazyScheduleDialog
        post={post}
        hasFirstComment={withComment}
        day={day}
        onSchedule={actions.schedule}
        onClose={actions.closeDialog}
      />
    );
  if (actions.dialog === "publish")
    return (
      <PublishNowDialog
        post={post}
        visibility={draft.visibility}
        hasFirstComment={withComment}
        loading={actions.busy === "publish"}
        onConfirm={(reviewed) => void actions.publish(reviewed)}
        onClose={actions.closeDialog}
      />
    );
  return null;
}
