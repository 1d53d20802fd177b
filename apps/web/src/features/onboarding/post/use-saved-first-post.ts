import type { FirstPostDraft } from "@takt/domain/onboarding/model/first-post-draft";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { useMemo } from "react";
import { isRefusal } from "../../../trpc/is-refusal";
import { trpc } from "../../../trpc/react";
import type { Baseline } from "../../shared/drafts/draft-state";
import { useMe } from "../../shared/use-me";
import { useStickyError } from "../../shared/use-sticky-error";
import { useStoredDraft } from "../../shared/use-stored-draft";
import { firstPostKeys } from "./first-post-storage";
import { formatHashtags } from "./typed-hashtags";

/**
 * What the server has of the first post: `sent` when it is no draft any more, else `baseline` for its editor, also of a
 * deleted one. Both are null when it has none. `enabled`: not while it is being created.
 */
export function useSavedFirstPost(enabled: boolean) {
  const me = useMe();
  const [id] = useStoredDraft(firstPostKeys.id(me.id));
  const query = trpc.posts.get.useQuery({ id }, { enabled: enabled && id !== "" });
  const error = useStickyError(query);
  const post = query.data;
  const sent: PostView | null = post && post.status !== "draft" && !post.deletedAt ? post : null;
  const baseline = useMemo((): Baseline<FirstPostDraft> | null => {
    if (!post || sent) return null;
    const { content, hashtags, version } = post;
    return { value: { content, hashtags: formatHashtags(hashtags) }, version };
  }, [post, sent]);
  return {
    sent,
    baseline,
    isLoading: query.isLoading && error === null,
    // A post that was never created is missing, which is no failure.
    error: isRefusal(error) ? null : error,
    isFetching: query.isFetching,
    refetch: query.refetch,
  };
}
