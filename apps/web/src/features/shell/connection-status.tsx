"use client";

import { cn } from "@takt/ui/cn";
import { Tooltip } from "@takt/ui/tooltip";
import { useT } from "next-i18next/client";
import { useCurrentPath } from "../shared/use-current-path";
import type { ShellState } from "../../server/shell-state";

/** Warned this many days before the connection ends: LinkedIn gives no way to extend it silently. */
const WARN_DAYS = 14;

type Props = {
  connection: ShellState["connection"];
  /** The dot alone, with a tooltip. */
  compact?: boolean;
  /** Without the word LinkedIn. */
  small?: boolean;
};

/** Whether LinkedIn is connected: dot, words, and the way to repair it. */
export function ConnectionStatus({ connection, compact, small }: Props) {
  const { t } = useT("shell");
  const back = useCurrentPath();
  const { status, daysLeft } = connection;
  const ending = status === "active" && daysLeft !== null && daysLeft <= WARN_DAYS;
  const words = ending ? t("connection.ending", { count: daysLeft }) : t(`connection.${status}`);
  const action = ending
    ? t("connection.renew")
    : status === "none"
      ? t("connection.connect")
      : t("connection.reconnect");
  const href = `/auth/linkedin/start?return=${encodeURIComponent(back)}`;
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
  return (
    <p
      className={cn(
        "flex flex-wrap items-center gap-x-2 text-[13px] text-muted-fg",
        !small && "min-h-9 px-2.5",
      )}
    >
      {dot}
      <span className={small ? "sr-only" : undefined}>{t("connection.label")}</span>
      <span className={cn(small && "max-[400px]:sr-only")}>{words}</span>
      {needed && (
        <a href={href} className="link ms-auto font-medium">
          {action}
        </a>
      )}
    </p>
  );
}

const compactBox = "grid size-11 place-items-center rounded-lg hover:bg-surface-2";
