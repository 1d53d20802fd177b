import { Notice } from "@takt/ui/notice";
import { Unplug } from "lucide-react";
import { useT } from "next-i18next/client";
import type { ConnectionState } from "../connections/parts/use-connection";
import { HeldPosts } from "./held-posts";
import { ReconnectLink } from "./reconnect-link";

/** Says why LinkedIn is disconnected and which posts wait for a reconnect. */
export function ConnectionLost({ connection }: { connection: ConnectionState }) {
  const { t } = useT(["shell", "notifications"]);
  const { status, reason, heldBack } = connection;
  const ended = status === "invalid";
  return (
    <Notice
      tone={ended ? "red" : "amber"}
      icon={<Unplug aria-hidden />}
      actions={<ReconnectLink label={t("banner.reconnect")} />}
    >
      <p className="font-medium">{t(ended ? "banner.invalidTitle" : "banner.noneTitle")}</p>
      <p>{t(ended ? (`banner.invalid.${reason ?? "invalid"}` as const) : "banner.none")}</p>
      {heldBack > 0 && (
        <p>
          {t("notifications:banner.held", { count: heldBack })} <HeldPosts count={heldBack} />
        </p>
      )}
    </Notice>
  );
}
