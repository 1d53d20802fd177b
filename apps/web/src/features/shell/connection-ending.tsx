import { Notice } from "@takt/ui/notice";
import { Clock } from "lucide-react";
import { getT } from "../../i18n/server";
import type { ShellState } from "../../server/shell-state";
import { HeldPosts } from "./held-posts";
import { ReconnectLink } from "./reconnect-link";

/** The connection ends within two weeks: in how many days, and what comes after that. */
export async function ConnectionEnding({ connection }: { connection: ShellState["connection"] }) {
  const { t } = await getT(["notifications", "shell"]);
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
