import type { PostView } from "@takt/domain/posts/model/post-view";
import { useToast } from "@takt/ui/toast";
import { trpc } from "../../../trpc/react";
import { runAction } from "../../shared/actions/run-action";
import { getDomainError } from "../../shared/get-domain-error";
import { useErrorText } from "../../shared/use-error-text";
import { useRefreshPosts } from "../parts/actions/use-refresh-posts";

type Toast = Parameters<ReturnType<typeof useToast>["toast"]>[0];

/** What a user sees of a mutation of a post: its toast, and the post, lists and counts as they are now. */
export function usePostOutcome() {
  const { toast } = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshPosts();
  const { posts } = trpc.useUtils();

  const succeeded = (post: PostView, shown: Toast): PostView => {
    refresh(post);
    toast(shown);
    return post;
  };

  /** The post is no longer in the lists; what is cached of it is out of date. */
  const removed = (id: string, shown: Toast): true => {
    refresh();
    void posts.get.invalidate({ id });
    toast(shown);
    return true;
  };

  /**
   * Resolves to null when `mutate` fails: shows what failed and why, and refetches the post, because the shown one is out
   * of date.
   */
  const orFailed = async <T>(id: string, title: string, mutate: () => Promise<T>): Promise<T | null> => {
    const ended = await runAction(
      mutate,
      null,
      {
        failed: () => title,
        onFailed(error) {
          if (getDomainError(error)) void posts.get.invalidate({ id });
          refresh();
        },
      },
      { toast, errorText },
    );
    return ended.kind === "done" ? ended.result : null;
  };

  return { succeeded, removed, orFailed };
}
