"use client";

import { cn } from "@takt/ui/cn";
import { Tooltip } from "@takt/ui/tooltip";
import { useT } from "next-i18next/client";
import { useConnectHref } from "../shared/linkedin/use-connect-href";
import { useConnection } from "../shared/linkedin/use-connection";
import { WARN_DAYS } from "./warn-days";

type Props = {
  /** The dot alone, with a tooltip. */
  compact?: boolean;
  /** One line, for the bar of phones. */
  small?: boolean;
};

/** Whether LinkedIn is connected: dot, words, and the way to repair it. */
export function ConnectionStatus({ compact, small }: Props) {
  const { t } = useT("shell");
  const href = useConnectHref();
  const connection = useConnection();
  if (!connection) return null;
  const { status, daysLeft } = connection;
  const ending = status === "active" && daysLeft !== null && daysLeft <= WARN_DAYS;
  const words = ending ? t("connection.ending", { count: daysLeft }) : t(`connection.${status}`);
  const action = ending
    ? t("connection.renew")
    : status === "none"
      ? t("connection.connect")
      : t("connection.reconnect");
  const needed = ending || status !== "active";
  const dot = (
    <span
      aria-hidden
      className={cn(
        "size-2 shrink-0 rounded-full",
        ending
          ? "bg-warning"
          : status === "active"
            ? "bg-chart-1"
            : status === "invalid"
              ? "bg-danger"
              : "bg-border-strong",
      )}
    />
  );
  if (compact)
    return (
      <Tooltip text={`${t("connection.label")}: ${words}`} side="right">
        {needed ? (
          <a href={href} aria-label={`${t("connection.label")}: ${words}. ${action}`} className={compactBox}>
            {dot}
          </a>
        ) : (
          <button type="button" aria-label={`${t("connection.label")}: ${words}`} className={compactBox}>
            {dot}
          </button>
        )}
      </Tooltip>
    );
  const repair = needed && (
    <a href={href} className="link ms-auto font-medium">
      {action}
    </a>
  );
  if (small)
    return (
      <p className="flex items-center gap-2 text-[13px] text-muted-fg">
        {dot}
        <span className="sr-only">{t("connection.label")}: </span>
        <span className="max-[400px]:sr-only">{words}</span>
        {repair}
      </p>
    );
  return (
    <p className="grid grid-cols-[auto_1fr_auto] items-center gap-x-2 px-2.5 py-1.5 text-[13px]">
      {dot}
      <span className="font-medium">{t("connection.label")}</span>
      {repair}
      <span className="col-span-2 col-start-2 text-xs text-muted-fg">{words}</span>
    </p>
  );
}

const compactBox = "grid size-11 place-items-center rounded-lg hover:bg-surface-2";
