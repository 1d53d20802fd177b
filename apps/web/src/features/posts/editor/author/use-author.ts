import { isEmptyPost } from "@takt/domain/posts/model/post-fields";
import type { PostAuthor, PostView } from "@takt/domain/posts/model/post-view";
import { useRef, useState } from "react";
import { useAction } from "~/features/shared/actions/use-action";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";
import type { PostEditorState } from "../use-post-editor";

/**
 * Under whose name the post in the editor is, and what chooses another one. Unsaved changes are saved first; before there is
 * anything to save, the choice waits for the first save.
 */
export function useAuthor(editor: PostEditorState, post: PostView | null) {
  const { t } = useT("posts");
  const refresh = useRefreshPosts();
  const { posts, members } = trpc.useUtils();
  const setAuthor = trpc.posts.setAuthor.useMutation().mutateAsync;
  const [waiting, setWaiting] = useState<PostAuthor | null>(null);
  // The callback of a running save is older than a choice made meanwhile.
  const latest = useRef(waiting);
  const wait = (author: PostAuthor | null) => {
    latest.current = author;
    setWaiting(author);
  };
  const change = useAction(
    (author: PostAuthor) =>
      // Text typed meanwhile is saved on the version that this creates.
      editor.whilePaused(async () => {
        const ref = await editor.flush();
        const changed = ref && (await setAuthor({ ref, authorId: author.userId }));
        if (changed) editor.rebase(changed);
        return changed;
      }),
    {
      latestWins: true,
      failed: () => t("author.failed"),
      refresh({ result }) {
        wait(null);
        if (result) refresh(result);
      },
      onFailed({ code }) {
        if (code === null || !post) return;
        void posts.get.invalidate({ id: post.id });
        void members.list.invalidate();
      },
    },
  );
  return {
    /** Null: the user, who has not saved anything yet. */
    author: change.running.at(-1) ?? waiting ?? post?.author ?? null,
    choose(author: PostAuthor) {
      if (post === null && isEmptyPost(editor.typed())) wait(author.isSelf ? null : author);
      else void change.run(author);
    },
    /** The post has been saved for the first time. */
    onCreated() {
      if (latest.current) void change.run(latest.current);
    },
  };
}

export type ChosenAuthor = ReturnType<typeof useAuthor>;
