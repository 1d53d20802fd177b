import { Notice } from "@takt/ui/notice";
import { Clock, Unplug } from "lucide-react";
import type { ReactNode } from "react";
import { getT } from "../../i18n/server";
import type { ShellState } from "../../server/shell-state";
import { BannerSlot } from "./banner-slot";
import { ConnectionEnding } from "./connection-ending";
import { HeldPosts } from "./held-posts";
import { OfflineOr } from "./offline-or";
import { ReconnectLink } from "./reconnect-link";
import { WARN_DAYS } from "./warn-days";

/** One notice at a time, the most urgent first: LinkedIn invalid, offline, trouble with publishing, LinkedIn ending. */
export async function Banner({ state }: { state: ShellState }) {
  const { t } = await getT(["shell", "notifications"]);
  const { connection, trouble } = state;
  const { status, daysLeft, heldBack } = connection;
  if (status === "invalid")
    return (
      <Place label={t("banner.label")}>
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
      </Place>
    );
  const ending = status === "active" && daysLeft !== null && daysLeft <= WARN_DAYS;
  return (
    <OfflineOr>
      {trouble ? (
        <Place label={t("banner.label")}>
          <Notice tone="amber" icon={<Clock aria-hidden />}>
            <p className="font-medium">{t(`banner.trouble.${trouble}.title`)}</p>
            <p>{t(`banner.trouble.${trouble}.text`)}</p>
          </Notice>
        </Place>
      ) : ending ? (
        <Place label={t("banner.label")}>
          <ConnectionEnding connection={connection} />
        </Place>
      ) : null}
    </OfflineOr>
  );
}

function Place({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside aria-label={label}>
      <BannerSlot>{children}</BannerSlot>
    </aside>
  );
}
