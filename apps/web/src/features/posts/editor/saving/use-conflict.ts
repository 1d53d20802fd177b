import { isEmptyPost, type PostFields } from "@takt/domain/posts/model/post-fields";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { useT } from "~/i18n/use-t";
import { useEffect, useEffectEvent, useState } from "react";
import { trpc } from "~/trpc/react";
import { useAction } from "~/features/shared/actions/use-action";
import { createPendingIds } from "~/features/shared/pending-ids";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";
import { useLocaleRouter } from "~/features/shared/use-locale-router";
import type { PostEditorState } from "../use-post-editor";
import { createCopy } from "./create-copy";

/** Somebody else's version stands against ours: fetches it, and carries out what is decided. */
export function useConflict(editor: PostEditorState, postId: string) {
  const { t } = useT("posts");
  const utils = trpc.useUtils();
  const router = useLocaleRouter();
  const refresh = useRefreshPosts();
  const [theirs, setTheirs] = useState<PostView | null>(null);
  /** The id of the copy, by the post. */
  const [copyIds] = useState(createPendingIds);
  const { state } = editor.save;

  const { run: load } = useAction(() => utils.client.posts.get.query({ id: postId }), {
    failed: () => t("failedTo.load"),
  });
  const show = async () => {
    const loaded = await load(null);
    if (loaded) setTheirs(loaded);
  };
  const showFound = useEffectEvent(() => void show());

  /** The text that lost lives on as a separate draft; pictures stay with their post. */
  const copy = useAction(
    (draft: PostFields) => {
      const { create, update } = utils.client.posts;
      const api = { create: create.mutate, update: update.mutate };
      return createCopy(api, copyIds.of(postId), postId, draft);
    },
    {
      failed: () => t("failedTo.save"),
      done: ({ id }) => ({
        title: t("editor.conflict.copyKept"),
        action: {
          label: t("actions.open"),
          altText: t("editor.conflict.copyAlt"),
          onAction: () => router.push(`/app/content/edit/${id}`),
        },
      }),
      onDone(post) {
        copyIds.delete(postId);
        refresh(post);
      },
    },
  );
  const keepCopy = async (draft: PostFields): Promise<boolean> =>
    isEmptyPost({ ...draft, media: [] }) || (await copy.run(draft)) !== null;

  useEffect(() => {
    if (state !== "conflict") return;
    const timer = setTimeout(() => showFound());
    return () => clearTimeout(timer);
  }, [state]);

  return {
    theirs,
    show: () => void show(),
    close: () => setTheirs(null),
    async keepMine() {
      if (!theirs) return;
      editor.rebase(theirs);
      setTheirs(null);
      copyIds.delete(postId);
      await editor.submit();
    },
    async useTheirs() {
      if (!theirs || !(await keepCopy(editor.typed()))) return;
      editor.replace(theirs);
      refresh(theirs);
      setTheirs(null);
    },
    /** The post is being published without these changes. */
    async keepLockedChanges() {
      if (!(await keepCopy(editor.typed()))) return;
      const post = await load(null);
      if (!post) return;
      editor.replace(post);
      refresh(post);
    },
  };
}

export type Conflict = ReturnType<typeof useConflict>;
