"use client";

import { cn } from "@takt/ui/cn";
import { Tooltip } from "@takt/ui/tooltip";
import { useT } from "~/i18n/use-t";
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
  if (!connection) return null;
  const { status, daysLeft } = connection;
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
    <p className="grid grid-cols-[auto_1fr_auto] items-center gap-x-2 px-2.5 py-1.5 text-caption">
      {dot}
      <span className="font-medium">{t("connection.label")}</span>
      {reconnectLink}
      <span className="col-span-2 col-start-2 text-xs text-muted-fg">{text}</span>
    </p>
  );
}

const compactBox = "grid size-11 place-items-center rounded-lg hover:bg-surface-2";
