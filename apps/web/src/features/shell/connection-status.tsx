"use client";

import { cn } from "@takt/ui/cn";
import { Tooltip } from "@takt/ui/tooltip";
import { useT } from "~/i18n/use-t";
import { useClock } from "../shared/time/use-clock";
import { useConnectHref } from "../shared/use-connect-href";
import { useConnection, WARN_DAYS } from "../connections/parts/use-connection";

type Props = {
  /** Only the dot, with a tooltip. */
  compact?: boolean;
  /** A single line for the mobile bar. */
  small?: boolean;
};

/** The status of the LinkedIn connection: a dot, a text and a link to reconnect. */
export function ConnectionStatus({ compact, small }: Props) {
  const { t } = useT("shell");
  const href = useConnectHref();
  const connection = useConnection();
  const { dayOfMonth } = useClock();
  if (!connection) return null;
  const { status, daysLeft, expiresAt } = connection;
  const until = expiresAt && dayOfMonth(expiresAt);
  const ending = status === "active" && daysLeft !== null && daysLeft <= WARN_DAYS;
  const text = ending ? t("connection.ending", { count: daysLeft }) : t(`connection.${status}`);
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
      <Tooltip text={`${t("connection.label")}: ${text}`} side="right">
        {needed ? (
          <a href={href} aria-label={`${t("connection.label")}: ${text}. ${action}`} className={compactBox}>
            {dot}
          </a>
        ) : (
          <button type="button" aria-label={`${t("connection.label")}: ${text}`} className={compactBox}>
            {dot}
          </button>
        )}
      </Tooltip>
    );
  const reconnectLink = needed && (
    <a href={href} className="link ms-auto font-medium">
      {action}
    </a>
  );
  if (small)
    return (
      <p className="flex items-center gap-2 text-caption text-muted-fg">
        {dot}
        <span className="sr-only">{t("connection.label")}: </span>
        <span className="max-[400px]:sr-only">{text}</span>
        {reconnectLink}
      </p>
    );
  return (
    <p className="flex min-h-7.5 items-center gap-2 px-2 text-muted-fg">
      {dot}
      <span className="ms-0.5">{t("connection.label")}</span>
      {reconnectLink}
      <span className={needed || until ? "sr-only" : "ms-auto text-xs"}>{text}</span>
      {!needed && until && <span className="ms-auto text-xs">{t("connection.until", { day: until })}</span>}
    </p>
  );
}

const compactBox = "grid size-11 place-items-center rounded-lg hover:bg-surface-2";
