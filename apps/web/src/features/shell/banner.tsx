"use client";

import { Callout } from "@takt/ui/callout";
import { Clock } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import type { PublishingIncident } from "~/server/create-incident-cache";
import { PastDueCallout, useIsPastDue } from "../billing/parts/past-due-callout";
import { useConnection, WARN_DAYS } from "../connections/parts/use-connection";
import { ClockNotice, useClockNotice } from "./clock-notice";
import { ConnectionEnding, ConnectionLost } from "./connection-banners";
import { OfflineBanner, BannerSlot } from "./offline-banner";

/**
 * Shows one notice at a time, the most urgent first: LinkedIn is disconnected, a payment has failed, the browser is
 * offline, publishing has an incident, the device's clock is wrong, the connection expires soon. `incident` is as of rendering the page.
 */
export function Banner({ incident }: { incident: PublishingIncident | null }) {
  const { t } = useT("shell");
  const connection = useConnection();
  const isPastDue = useIsPastDue();
  const clock = useClockNotice();
  const lost = connection?.status === "invalid" || (connection?.status === "none" && connection.heldBack > 0);
  if (lost)
    return (
      <BannerRegion label={t("banner.label")}>
        <ConnectionLost connection={connection} />
      </BannerRegion>
    );
  if (isPastDue)
    return (
      <BannerRegion label={t("banner.label")}>
        <PastDueCallout />
      </BannerRegion>
    );
  const { status, daysLeft = null } = connection ?? {};
  const ending = status === "active" && daysLeft !== null && daysLeft <= WARN_DAYS;
  return (
    <OfflineBanner>
      {incident ? (
        <BannerRegion label={t("banner.label")}>
          <Callout tone="amber" icon={<Clock aria-hidden />}>
            <p className="font-medium">{t(`banner.incident.${incident}.title`)}</p>
            <p>{t(`banner.incident.${incident}.text`)}</p>
          </Callout>
        </BannerRegion>
      ) : clock.byMs !== 0 ? (
        <BannerRegion label={t("banner.label")}>
          <ClockNotice byMs={clock.byMs} onDismiss={clock.dismiss} />
        </BannerRegion>
      ) : connection && ending ? (
        <BannerRegion label={t("banner.label")}>
          <ConnectionEnding connection={connection} />
        </BannerRegion>
      ) : null}
    </OfflineBanner>
  );
}

function BannerRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside aria-label={label}>
      <BannerSlot>{children}</BannerSlot>
    </aside>
  );
}
