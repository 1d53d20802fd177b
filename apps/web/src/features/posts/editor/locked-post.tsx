import type { PostView } from "@takt/domain/posts/model/post-view";
import { toMediaItem } from "~/features/media/parts/media-item";
import { useRef } from "react";
import { usePostActions } from "../parts/actions/use-post-actions";
import { LazyApprovalPanel } from "../approval/lazy-approval-panel";
import { MarkablePost } from "../notes/markable-post";
import { ReadNotes } from "../notes/read-notes";
import { PostPreview } from "../parts/post-preview";
import { useOpenSource } from "../parts/use-open-source";
import { PostRail } from "../published/post-rail";
import { WrittenBy } from "./author/author-line";
import { isEditable } from "./editor-title";
import { LockedPostNote } from "./locked-post-note";
import { TextOrigin } from "./text-origin";

type Props = {
  post: PostView;
  /** Whether it has gone out before the reader's eyes. */
  isJustOut: boolean;
};

/** A post that cannot be edited, laid out as in the editor: publishing, published, unconfirmed or deleted, or by this reader. */
export function LockedPost({ post, isJustOut }: Props) {
  const actions = usePostActions();
  const openSource = useOpenSource();
  const shownIn = useRef<HTMLDivElement>(null);
  return (
    <div className="-mx-4 grid sm:-mx-5 min-[66.25rem]:grid-cols-[minmax(0,1fr)_22.5rem] min-[82.5rem]:grid-cols-[minmax(0,1fr)_27rem]">
      <div className="min-w-0 px-4 py-5 sm:px-6 sm:py-7">
        <div className="mx-auto grid max-w-[37.5rem] content-start gap-6">
          <LockedPostNote post={post} actions={actions} />
          {isEditable(post) && !post.deletedAt && <LazyApprovalPanel post={post} isMain />}
          <MarkablePost ref={shownIn} post={post}>
            <PostPreview
              post={{ ...post, firstComment: shownComment(post) }}
              author={post.author}
              origin={post.digitalSourceType}
              media={post.media.map(toMediaItem)}
              posted={post.publishedAt && { at: post.publishedAt, isEdited: post.editedAt !== null }}
              plain
            />
          </MarkablePost>
          <WrittenBy name={post.writtenBy} />
          <TextOrigin post={post} text={post.content} onOpenSource={openSource} />
          {!post.deletedAt && <ReadNotes post={post} shownIn={shownIn} />}
        </div>
      </div>
      {!isEditable(post) && !post.deletedAt && <PostRail post={post} runs={isJustOut} />}
      {actions.dialogs}
    </div>
  );
}

/** Below a published post LinkedIn shows the first comment once it is there. */
function shownComment({ status, comment, firstComment }: PostView): string {
  return status === "published" && comment?.state !== "published" ? "" : firstComment;
}
