import type { ConnectionView } from "@takt/domain/connections/model/connection-view";
import { Button } from "@takt/ui/button";
import { Unplug } from "lucide-react";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { DisconnectDialog } from "../disconnect/disconnect-dialog";
import { DisconnectedNote } from "../disconnect/disconnected-note";
import { useDisconnect } from "../disconnect/use-disconnect";

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
