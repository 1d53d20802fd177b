"use client";

import { Notice } from "@takt/ui/notice";
import { Clock } from "lucide-react";
import { useT } from "next-i18next/client";
import type { ReactNode } from "react";
import type { Trouble } from "../../server/trouble-watch";
import { useConnection } from "../shared/linkedin/use-connection";
import { BannerSlot } from "./banner-slot";
import { ConnectionEnding } from "./connection-ending";
import { ConnectionLost } from "./connection-lost";
import { OfflineOr } from "./offline-or";
import { WARN_DAYS } from "./warn-days";

/**
 * One notice at a time, the most urgent first: LinkedIn is not connected any more, offline, trouble with publishing,
 * LinkedIn ends soon. `trouble`: as the server knew it when it made the page.
 */
export function Banner({ trouble }: { trouble: Trouble | null }) {
  const { t } = useT("shell");
  const connection = useConnection();
  const lost = connection?.status === "invalid" || (connection?.status === "none" && connection.heldBack > 0);
  if (lost)
    return (
      <Place label={t("banner.label")}>
        <ConnectionLost connection={connection} />
      </Place>
    );
  const { status, daysLeft = null } = connection ?? {};
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
      ) : connection && ending ? (
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
