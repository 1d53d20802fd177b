import type { ChangeResult, PostView } from "@takt/domain/posts/model/post-view";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useAction } from "~/features/shared/actions/use-action";
import { useErrorToast } from "~/features/shared/actions/use-error-toast";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";

export type PublishedText = Pick<PostView, "content" | "hashtags">;
type Edit = { ref: { id: string; version: number }; text: PublishedText; before: PublishedText };

/**
 * The changes of a published post on LinkedIn. They say what LinkedIn has answered; an edit can be edited back. Both
 * resolve to null where the server refused them.
 */
export function usePublishedChanges() {
  const { t } = useT("posts");
  const { posts } = trpc;
  const utils = trpc.useUtils();
  const refreshPosts = useRefreshPosts();
  const errorToast = useErrorToast();
  const refresh = ({ result }: { result: ChangeResult | null }) => {
    refreshPosts(result?.post);
    if (result) void utils.posts.changes.invalidate({ id: result.post.id });
  };
  const { mutateAsync: editText } = posts.editOnLinkedIn.useMutation();
  /** A refusal by LinkedIn is no error of the call, so its toast is shown here. */
  const sayRefusal = (kind: "edit" | "delete", { outcome, message }: ChangeResult) => {
    if (outcome === "done") return;
    errorToast({
      title: t(`changes.failed.${kind}.${outcome}`),
      ...(message && { description: t("failed.words", { words: message }) }),
    });
  };
  const edit = useAction(({ ref, text }: Edit) => editText({ ref, text }), {
    refresh,
    failed: () => t("changes.failed.edit.title"),
    done: ({ outcome, post }, { before, text }) =>
      outcome === "done"
        ? {
            title: t("changes.done.edit"),
            action: {
              label: t("done.undo"),
              altText: t("changes.undoAlt"),
              onAction: (): Promise<unknown> => edit.run({ ref: toRef(post), text: before, before: text }),
              isUndo: true,
            },
          }
        : null,
    onDone: (result) => sayRefusal("edit", result),
  });
  const remove = useAction(posts.deleteOnLinkedIn.useMutation().mutateAsync, {
    refresh,
    failed: () => t("changes.failed.delete.title"),
    done: ({ outcome }) => (outcome === "done" ? { title: t("changes.done.delete") } : null),
    onDone: (result) => sayRefusal("delete", result),
  });
  return {
    isPending: edit.isRunning || remove.isRunning,
    edit: (post: PostView, text: PublishedText) =>
      edit.run({ ref: toRef(post), text, before: { content: post.content, hashtags: post.hashtags } }),
    remove: (post: PostView) => remove.run(toRef(post)),
  };
}

export type PublishedChanges = ReturnType<typeof usePublishedChanges>;

const toRef = ({ id, version }: PostView) => ({ id, version });
