import { useT } from "next-i18next/client";
import { useEffect } from "react";
import { trpc } from "../../../../trpc/react";
import { ReconnectLink } from "../../status/reconnect-link";

/** Says why a scheduled post is held back. */
export function HeldBackNote() {
  const { t } = useT("posts");
  useRefetchStaleConnection();
  return (
    <p className="text-[13px] text-warning-text">
      <strong className="font-medium">{t("heldBack.title")}.</strong> {t("heldBack.text")} <ReconnectLink />
    </p>
  );
}

/** Refetches a cached connection that is still active, because a held post shows that it no longer is. */
function useRefetchStaleConnection(): void {
  const { connections } = trpc.useUtils();
  useEffect(() => {
    if (connections.get.getData()?.status !== "active") return;
    // Many posts of a list may do this at once: one request is enough.
    void connections.get.invalidate(undefined, undefined, { cancelRefetch: false });
  }, [connections]);
}
