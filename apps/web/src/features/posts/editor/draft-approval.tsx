import type { PostView } from "@takt/domain/posts/model/post-view";
import { useDraftPart } from "~/features/shared/drafts/use-draft-part";
import { LazyApprovalPanel } from "../approval/lazy-approval-panel";
import type { WithSaved } from "../approval/use-approval-mutations";
import { isUnsaved } from "./is-unsaved";
import type { PostEditorState } from "./use-post-editor";

/** The approval of the post in the editor. It is asked for as it is typed by then. */
export function DraftApproval({ post, editor }: { post: PostView; editor: PostEditorState }) {
  const unsaved = useDraftPart(editor.store, isUnsaved);
  const withSaved: WithSaved = (run) =>
    // Text typed meanwhile is saved on the version that this creates.
    editor.whilePaused(async () => {
      const changed = await run((await editor.flush()) ?? post);
      editor.rebase(changed);
      return changed;
    });
  return <LazyApprovalPanel post={post} isUnsaved={unsaved} withSaved={withSaved} />;
}
