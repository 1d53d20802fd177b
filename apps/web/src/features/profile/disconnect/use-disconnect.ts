import { trpc } from "../../../trpc/react";
import { useRefreshPosts } from "../../shared/post/actions/use-refresh-posts";

/** Ends the connection to LinkedIn; what shows it, and the posts that now wait, are asked for again. */
export function useDisconnect({ onDone }: { onDone: () => void }) {
  const utils = trpc.useUtils();
  const refreshPosts = useRefreshPosts();
  return trpc.connections.disconnect.useMutation({
    async onSuccess() {
      refreshPosts();
      void utils.posts.get.invalidate();
      // Awaited: the screen changes at once.
      await utils.connections.get.invalidate();
      onDone();
    },
  });
}
