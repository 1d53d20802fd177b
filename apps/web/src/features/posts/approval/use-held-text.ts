import type { PostView } from "@takt/domain/posts/model/post-view";
import { useT } from "~/i18n/use-t";
import { lacksApproval } from "./lacks-approval";

/** Returns what a toast adds about a post that was given a time and is held at it; nothing of one that is not. */
export function useHeldText(): (post: PostView) => { description?: string } {
  const { t } = useT("approvals");
  return (post) => (lacksApproval(post) ? { description: t("post.done.held") } : {});
}
