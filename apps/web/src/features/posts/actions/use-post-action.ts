import type { PostView } from "@takt/domain/posts/model/post-view";
import { trpc } from "~/trpc/react";
import type { ActionOptions } from "~/features/shared/actions/run-action";
import { useAction, type Action } from "~/features/shared/actions/use-action";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";

type Input = { id: string } | { ref: { id: string } };

/**
 * A mutation of a post as an action, one at a time for each post: the post, lists and counts are shown as they are
 * afterwards. A refused one fetches its post again, because the shown one is out of date.
 */
export function usePostAction<In extends Input, Result extends PostView | "deleted">(
  mutate: (input: In) => Promise<Result>,
  messages: Pick<ActionOptions<In, Result>, "done" | "failed">,
): Action<In, Result> {
  const refresh = useRefreshPosts();
  const { posts } = trpc.useUtils();
  const invalidate = (input: In) => void posts.get.invalidate({ id: idOf(input) });
  return useAction<In, Result>(mutate, {
    ...messages,
    keyOf: idOf,
    refresh: ({ result }) => refresh(result === null || result === "deleted" ? undefined : result),
    // What is cached of a deleted post is out of date.
    onDone: (result, input) => result === "deleted" && invalidate(input),
    onFailed: ({ code }, input) => code !== null && invalidate(input),
  });
}

const idOf = (input: Input): string => ("ref" in input ? input.ref.id : input.id);
