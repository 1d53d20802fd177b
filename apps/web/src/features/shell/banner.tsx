import { Notice } from "@takt/ui/notice";
import { Clock, Unplug } from "lucide-react";
import { getT } from "../../i18n/server";
import type { ShellState } from "../../server/shell-state";
import { ConnectionEnding } from "./connection-ending";
import { HeldPosts } from "./held-posts";
import { ReconnectLink } from "./reconnect-link";
import { WARN_DAYS } from "./warn-days";

/** One notice at a time, the most urgent first. */
export async function Banner({ state }: { state: ShellState }) {
  const { t } = await getT(["shell", "notifications"]);
  const { connection, trouble } = state;
  const invalid = connection.status === "invalid";
  const { status, daysLeft, heldBack } = connection;
  const ending = status === "active" && daysLeft !== null && daysLeft <= WARN_DAYS;
  if (!invalid && !trouble && !ending) return null;
  return (
    <aside aria-label={t("banner.label")} className="mx-auto w-full max-w-[1264px] px-4 pt-4 sm:px-6 lg:px-8">
      {invalid ? (
        <Notice
          tone="red"
          icon={<Unplug aria-hidden />}
          actions={<ReconnectLink label={t("banner.reconnect")} />}
        >
          <p className="font-medium">{t("banner.invalidTitle")}</p>
          <p>{t(`banner.invalid.${connection.reason ?? "invalid"}`)}</p>
          {heldBack > 0 && (
            <p>
              {t("notifications:banner.held", { count: heldBack })} <HeldPosts count={heldBack} />
            </p>
          )}
        </Notice>
      ) : trouble ? (
        <Notice tone="amber" icon={<Clock aria-hidden />}>
          <p className="font-medium">{t(`banner.trouble.${trouble}.title`)}</p>
          <p>{t(`banner.trouble.${trouble}.text`)}</p>
        </Notice>
      ) : (
        <ConnectionEnding connection={connection} />
      )}
    </aside>
  );
}
