import type { PostFields } from "@takt/domain/posts/model/post-fields";
import { hasFirstComment } from "@takt/domain/posts/model/first-comment";
import type { PostSummary, PostView } from "@takt/domain/posts/model/post-view";
import { toSummary } from "../parts/post-summary";
import { isUnsaved } from "./is-unsaved";
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
  const unsaved = useLatePart(store, isUnsaved);
  return (
    <>
      <SendDialog {...props} draft={draft} unsaved={unsaved} />
      <ConflictDialog conflict={conflict} mine={draft} />
    </>
  );
}

function SendDialog({
  actions,
  post: shown,
  draft,
  unsaved,
  day,
}: Omit<Props, "conflict" | "store"> & { draft: PostFields; unsaved: boolean }) {
  const withComment = hasFirstComment(draft.firstComment);
  const post = shown && withUnsaved(toSummary(shown), unsaved);
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
        onConfirm={(reviewed, approve) => void actions.publish({ reviewed, approve })}
        onClose={actions.closeDialog}
      />
    );
  return null;
}

/** Unsaved changes are saved first, and an approval is of the version before. */
function withUnsaved(post: PostSummary, unsaved: boolean): PostSummary {
  return unsaved && post.approval === "approved" ? { ...post, approval: "voided" } : post;
}
