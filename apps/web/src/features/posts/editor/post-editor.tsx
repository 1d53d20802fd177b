import { hasFirstComment } from "@takt/domain/posts/model/first-comment";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { useAnnounce } from "@takt/ui/use-announce";
import { PublishNowDialog } from "../parts/actions/publish-now-dialog";
import { usePostMutations } from "../parts/actions/use-post-mutations";
import { LazyScheduleDialog, usePreloadScheduleDialog } from "../parts/lazy-schedule-dialog";
import { PlanLimitNotice } from "../../plans/parts/plan-limit-notice";
import { PostPreview } from "../parts/post-preview";
import { EditorBar } from "./editor-bar";
import { EditorFields } from "./editor-fields";
import { LockedNotice, RestoredNotice } from "./editor-notices";
import { EditorPanes } from "./editor-panes";
import type { NewPost } from "./new-post/new-post-session";
import { PostBanner } from "./post-banner";
import { ConflictDialog } from "./saving/conflict-dialog";
import { LeaveDialog } from "./saving/leave-dialog";
import { SaveStatus } from "./saving/save-status";
import { useConflict } from "./saving/use-conflict";
import { useOpenSource } from "../parts/use-open-source";
import { TextOrigin } from "./text-origin";
import { useEditorActions, useEditorKeys, type EditorActions } from "./use-editor-actions";
import { usePostEditor, type PostEditorState } from "./use-post-editor";

type Props = {
  id: string;
  /** Null until the first save. */
  post: PostView | null;
  /** The initial day of the schedule dialog, YYYY-MM-DD. */
  day?: string;
  newPost?: NewPost;
};

/** Edits a post, with its preview and actions. */
export function PostEditor({ id, post, day, newPost }: Props) {
  const { announce, region } = useAnnounce();
  const editor = usePostEditor({ id, post, newPost });
  const mutations = usePostMutations();
  const actions = useEditorActions(editor, mutations);
  const conflict = useConflict(editor, id);
  const status = post?.status ?? "draft";
  const scheduled = status === "scheduled";
  const openSource = useOpenSource();
  usePreloadScheduleDialog();
  useEditorKeys({ save: () => void actions.save(), schedule: actions.askSchedule });

  return (
    <div className="grid gap-5">
      {post && (
        <PostBanner
          post={post}
          mutations={mutations}
          onChanged={editor.rebase}
          onChangeTime={actions.askSchedule}
        />
      )}
      <RestoredNotice editor={editor} />
      {editor.save.limitError !== null && <PlanLimitNotice error={editor.save.limitError} />}
      {editor.save.state === "locked" && <LockedNotice onKeep={() => void conflict.keepLockedChanges()} />}
      <EditorPanes
        edit={
          <div className="grid gap-5">
            <EditorFields editor={editor} origin={post?.digitalSourceType} announce={announce} />
            {post && (
              <TextOrigin post={post} text={editor.draft.content} editable onOpenSource={openSource} />
            )}
          </div>
        }
        preview={
          <PostPreview post={editor.draft} origin={post?.digitalSourceType} media={editor.uploads.items} />
        }
      />
      <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center justify-between gap-3 border-t border-border bg-background px-1 py-3 max-sm:static">
        <SaveStatus
          save={editor.save}
          manual={scheduled}
          onRetry={() => void actions.save()}
          onResolve={conflict.show}
        />
        <EditorBar
          status={status}
          dirty={editor.save.state !== "clean" && editor.save.state !== "saved"}
          actions={actions}
        />
      </div>
      <EditorDialogs actions={actions} post={post} draft={editor.draft} day={day} />
      <ConflictDialog conflict={conflict} mine={editor.draft} />
      {scheduled && <LeaveDialog isUnsaved={editor.isUnsaved} />}
      {region}
    </div>
  );
}

type EditorDialogsProps = {
  actions: EditorActions;
  post: PostView | null;
  draft: PostEditorState["draft"];
  /** The initial day of the schedule dialog, YYYY-MM-DD. */
  day: string | undefined;
};

/** The dialog in which the post in the editor is scheduled or published. */
function EditorDialogs({ actions, post, draft, day }: EditorDialogsProps) {
  const withComment = hasFirstComment(draft.firstComment ?? "");
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
