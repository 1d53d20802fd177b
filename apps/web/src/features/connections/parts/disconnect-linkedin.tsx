import type { ConnectionView } from "@takt/domain/connections/model/connection-view";
import { Button } from "@takt/ui/button";
import { Unplug } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc } from "~/trpc/react";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";
import { DisconnectDialog } from "../disconnect/disconnect-dialog";
import { DisconnectedNote } from "../disconnect/disconnect-facts";

/** Disconnects LinkedIn after a confirmation, and shows the result. */
export function DisconnectLinkedIn({ status }: Pick<ConnectionView, "status">) {
  const { t } = useT("profile");
  const [asking, setAsking] = useState(false);
  const disconnect = useDisconnect({ onDone: () => setAsking(false) });
  const ask = () => {
    disconnect.reset();
    setAsking(true);
  };
  if (status === "none") return disconnect.data ? <DisconnectedNote result={disconnect.data} /> : null;
  return (
    <div className="border-t border-border pt-3.5">
      <Button variant="ghost" size="sm" onClick={ask}>
        <Unplug aria-hidden />
        {t("disconnect.open")}
      </Button>
      {asking && (
        <DisconnectDialog
          loading={disconnect.isPending}
          error={disconnect.error}
          onCancel={() => setAsking(false)}
          onDisconnect={() => disconnect.mutate()}
        />
      )}
    </div>
  );
}

/** Disconnects LinkedIn, and refetches the connection and the posts. */
function useDisconnect({ onDone }: { onDone: () => void }) {
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
