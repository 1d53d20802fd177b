import type { PostView } from "@takt/domain/posts/model/post-view";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useCallback, useEffect, useState } from "react";
import { trpc } from "../../../../trpc/react";
import { createPendingIds } from "../../../shared/pending-ids";
import { useRefreshPosts } from "../../../shared/post/actions/use-refresh-posts";
import { useErrorText } from "../../../shared/use-error-text";
import { useLocaleRouter } from "../../../shared/use-locale-router";
import { isEmpty, type PostFields } from "../post-fields";
import type { PostEditorState } from "../use-post-editor";
import { createCopy } from "./create-copy";

/** Somebody else's version stands against ours: fetches it, and carries out what is decided. */
export function useConflict(editor: PostEditorState, postId: string) {
  const { t } = useT("posts");
  const { toast } = useToast();
  const utils = trpc.useUtils();
  const router = useLocaleRouter();
  const errorText = useErrorText();
  const refresh = useRefreshPosts();
  const [theirs, setTheirs] = useState<PostView | null>(null);
  /** The id of the copy, by the post. */
  const [copyIds] = useState(createPendingIds);
  const { state } = editor.save;

  const show = useCallback(async () => {
    try {
      setTheirs(await utils.client.posts.get.query({ id: postId }));
    } catch (error) {
      toast({ tone: "error", title: t("failedTo.load"), description: errorText(error) });
    }
  }, [postId, utils, toast, t, errorText]);

  /** The text that lost lives on as a draft of its own; pictures stay with their post. */
  const keepCopy = async (draft: PostFields): Promise<boolean> => {
    if (isEmpty({ ...draft, media: [] })) return true;
    try {
      const { create, update } = utils.client.posts;
      const api = { create: create.mutate, update: update.mutate };
      const copy = await createCopy(api, copyIds.of(postId), postId, draft);
      copyIds.delete(postId);
      refresh(copy);
      const onAction = () => router.push(`/app/content/edit/${copy.id}`);
      toast({
        title: t("editor.conflict.copyKept"),
        action: { label: t("actions.open"), altText: t("editor.conflict.copyAlt"), onAction },
      });
      return true;
    } catch (error) {
      toast({ tone: "error", title: t("failedTo.save"), description: errorText(error) });
      return false;
    }
  };

  useEffect(() => {
    if (state !== "conflict") return;
    const timer = setTimeout(() => void show());
    return () => clearTimeout(timer);
  }, [state, show]);

  return {
    theirs,
    show: () => void show(),
    close: () => setTheirs(null),
    async keepMine() {
      if (!theirs) return;
      editor.rebase(theirs);
      setTheirs(null);
      copyIds.delete(postId);
      await editor.flush().catch(() => undefined);
    },
    async useTheirs() {
      if (!theirs || !(await keepCopy(editor.draft))) return;
      editor.replace(theirs);
      refresh(theirs);
      setTheirs(null);
    },
    /** The post is being published without these changes. */
    async keepLockedChanges() {
      if (!(await keepCopy(editor.draft))) return;
      try {
        const post = await utils.client.posts.get.query({ id: postId });
        editor.replace(post);
        refresh(post);
      } catch (error) {
        toast({ tone: "error", title: t("failedTo.load"), description: errorText(error) });
      }
    },
  };
}

export type Conflict = ReturnType<typeof useConflict>;
