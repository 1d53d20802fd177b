import type { PostView } from "@takt/domain/posts/model/post-view";
import { useAnnounce } from "@takt/ui/use-announce";
import type { ComponentProps } from "react";
import { PostLabels } from "~/features/labels/parts/post-labels";
import { useWaitingLabels } from "~/features/labels/parts/use-waiting-labels";
import { useLatePart } from "~/features/shared/drafts/use-late-part";
import { useCan } from "~/features/shared/use-can";
import { usePageKeys } from "~/features/shared/use-page-keys";
import { usePostMutations } from "../parts/actions/use-post-mutations";
import { usePreloadScheduleDialog } from "../parts/lazy-schedule-dialog";
import { PostPreview } from "../parts/post-preview";
import { DraftApproval } from "./draft-approval";
import { DraftNoteButton, DraftNotes } from "./draft-notes";
import { LazyAuthorField } from "./author/lazy-author-field";
import { useAuthor } from "./author/use-author";
import { EditorBar } from "./editor-bar";
import { EditorFields } from "./editor-fields";
import { LockedCallout, RestoredCallout } from "./editor-callouts";
import { EditorPanes } from "./editor-panes";
import { editorDialogs } from "./lazy-editor-dialogs";
import type { NewPost } from "./new-post/post-url";
import { LazyPresence } from "./presence/lazy-presence";
import { PostBanner } from "./post-banner";
import { LeaveDialog } from "./saving/leave-dialog";
import { SaveStatus } from "./saving/save-status";
import { useConflict } from "./saving/use-conflict";
import { useOpenSource } from "../parts/use-open-source";
import { TextOrigin } from "./text-origin";
import { useEditorActions } from "./use-editor-actions";
import { usePostEditor, type PostEditorState } from "./use-post-editor";

type Props = {
  id: string;
  /** Null until the first save. */
  post: PostView | null;
  /** The initial day of the schedule dialog, YYYY-MM-DD. */
  day?: string;
  newPost?: NewPost;
};

type Store = Pick<PostEditorState, "store">;

/** Edits a post, with its preview and actions. */
export function PostEditor({ id, post, day, newPost }: Props) {
  const { announce, region } = useAnnounce();
  const labels = useWaitingLabels(id);
  const editor = usePostEditor({ id, post, newPost, onCreated });
  const choice = useAuthor(editor, post);
  function onCreated() {
    labels.onCreated();
    choice.onCreated();
  }
  const { author } = choice;
  const canPublish = useCan()("posts.publish", author ?? undefined);
  const mutations = usePostMutations();
  const status = post?.status ?? "draft";
  const actions = useEditorActions(editor, mutations, { isDraft: status === "draft", canPublish });
  const conflict = useConflict(editor, id);
  const scheduled = status === "scheduled";
  const openSource = useOpenSource();
  usePreloadScheduleDialog();
  const dialogs = editorDialogs.usePart(actions.dialog !== null || conflict.theirs !== null);
  usePageKeys({ "Mod+S": () => void actions.save(), "Mod+Enter": actions.askSchedule });

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
      <RestoredCallout editor={editor} />
      {editor.save.state === "locked" && <LockedCallout onKeep={() => void conflict.keepLockedChanges()} />}
      <EditorPanes
        edit={
          <div className="grid gap-5">
            <LazyAuthorField post={post} choice={choice} />
            <LazyPresence postId={id} exists={post !== null} announce={announce} />
            {post && !newPost && <DraftApproval post={post} editor={editor} />}
            <EditorFields
              editor={editor}
              origin={post?.digitalSourceType}
              announce={announce}
              noteButton={<DraftNoteButton id={id} post={post} />}
            />
            {/* It comes with the first save, and moves nothing that is typed into. */}
            {post && newPost && <DraftApproval post={post} editor={editor} />}
            {/* Elsewhere they stand beside the title of the post's page. */}
            {newPost && status === "draft" && (
              <PostLabels postId={id} exists={post !== null} waiting={labels} />
            )}
            {post && <DraftOrigin store={editor.store} post={post} onOpenSource={openSource} />}
            {post && <DraftNotes postId={id} store={editor.store} />}
          </div>
        }
        preview={
          <DraftPreview
            store={editor.store}
            author={author}
            origin={post?.digitalSourceType}
            media={editor.uploads.items}
          />
        }
      />
      <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center justify-between gap-3 border-t border-border bg-sheet px-1 py-3 max-sm:static">
        <SaveStatus
          save={editor.save}
          manual={scheduled}
          onRetry={() => void actions.save()}
          onResolve={conflict.show}
        />
        <EditorBar
          status={status}
          store={editor.store}
          actions={actions}
          refusedAuthor={canPublish ? null : author}
        />
      </div>
      {dialogs && <dialogs.EditorDialogs {...{ actions, post, day, conflict }} store={editor.store} />}
      {scheduled && <LeaveDialog isUnsaved={editor.isUnsaved} />}
      {region}
    </div>
  );
}

/** The preview of what is typed. */
function DraftPreview({ store, ...props }: Omit<ComponentProps<typeof PostPreview>, "post"> & Store) {
  return <PostPreview {...props} post={useLatePart(store, ({ value }) => value)} />;
}

/** The origin of what is typed. */
function DraftOrigin({
  store,
  ...props
}: Pick<ComponentProps<typeof TextOrigin>, "post" | "onOpenSource"> & Store) {
  return <TextOrigin {...props} text={useLatePart(store, ({ value }) => value.content)} editable />;
}
