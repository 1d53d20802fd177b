import { EDITING_INTERVAL_MS, type PostEditorView } from "@takt/domain/posts/model/post-editors";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { isRefusal } from "~/trpc/is-refusal";
import { BACKGROUND } from "~/trpc/protocol";
import { trpc } from "~/trpc/react";

const NONE: PostEditorView[] = [];

/**
 * The other members who have the post open in the editor. Says that the user has, while the page is visible and online, and that
 * they have not any more as soon as the editor or the page is closed. What cannot be asked is shown as nobody.
 */
export function usePostEditors(postId: string): PostEditorView[] {
  const { client } = trpc.useUtils();
  const { mutate: set } = trpc.posts.setEditing.useMutation({ trpc: { context: BACKGROUND } });
  const leave = useEffectEvent((id: string) => set({ id, isOpen: false }));
  useEffect(() => {
    const onHide = () => leave(postId);
    window.addEventListener("pagehide", onHide);
    return () => {
      window.removeEventListener("pagehide", onHide);
      onHide();
    };
  }, [postId]);
  const { data, isError, fetchStatus } = useQuery({
    queryKey: ["post-editors", postId],
    queryFn: () => client.posts.setEditing.mutate({ id: postId, isOpen: true }, { context: BACKGROUND }),
    refetchInterval: ({ state }) => !isRefusal(state.error) && EDITING_INTERVAL_MS,
    refetchOnWindowFocus: "always",
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return isError || fetchStatus === "paused" ? NONE : (data ?? NONE);
}
