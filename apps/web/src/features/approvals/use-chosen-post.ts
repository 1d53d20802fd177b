import { parseAsString, useQueryState } from "nuqs";
import type { WaitingPost } from "./list/waiting-post";
import { useIsWide } from "./use-is-wide";

/**
 * The post that is shown, in the URL (?post=…) once one is chosen: beside the list the first one until then, and over it none.
 */
export function useChosenPost(posts: readonly WaitingPost[]) {
  const isWide = useIsWide();
  const [chosenId, choose] = useQueryState("post", parseAsString.withOptions({ history: "replace" }));
  const chosen = posts.find(({ id }) => id === chosenId);
  return {
    isWide,
    /** Null in the URL is null here, whatever is shown. */
    chosenId,
    shown: chosen ?? (isWide === false ? null : (posts[0] ?? null)),
    choose: (id: string | null) => void choose(id),
  };
}
