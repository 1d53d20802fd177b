import { Notice } from "@takt/ui/notice";
import { Clock } from "lucide-react";
import { useT } from "next-i18next/client";
import type { ConnectionState } from "../connections/parts/use-connection";
import { HeldPosts } from "./held-posts";
import { ReconnectLink } from "./reconnect-link";

/** Says in how many days the connection expires and which posts are held back after that. */
export function ConnectionEnding({ connection }: { connection: ConnectionState }) {
  const { t } = useT(["notifications", "shell"]);
  const { daysLeft, heldBack } = connection;
  return (
    <Notice
      tone="amber"
      icon={<Clock aria-hidden />}
      actions={<ReconnectLink label={t("shell:banner.reconnect")} />}
    >
      <p className="font-medium">{t("banner.endingTitle", { count: daysLeft ?? 0 })}</p>
      <p>
        {heldBack ? t("banner.after", { count: heldBack }) : t("banner.noneAfter")}{" "}
        <HeldPosts count={heldBack} />
      </p>
    </Notice>
  );
}
