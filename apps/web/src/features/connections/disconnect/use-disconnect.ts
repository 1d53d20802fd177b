import { trpc } from "../../../trpc/react";
import { useRefreshPosts } from "../../posts/parts/actions/use-refresh-posts";

/** Disconnects LinkedIn, and refetches the connection and the posts. */
export function useDisconnect({ onDone }: { onDone: () => void }) {
  const utils = trpc.useUtils();
  const refreshPosts = useRefreshPosts();
  return trpc.connections.disconnect.useMutation({
    async onSuccess() {
      refreshPosts();
      void utils.posts.get.invalidate();
      // Awaited, so that the screen changes with onDone.
      await utils.connections.get.invalidate();
      onDone();
    },
  });
}
