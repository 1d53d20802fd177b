import { formatCount } from "@takt/domain/posts/model/format-count";
import { buttonStyle } from "@takt/ui/button-style";
import { Callout } from "@takt/ui/callout";
import { Clock, Unplug } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useConnectHref } from "../shared/use-connect-href";
import type { ConnectionState } from "../connections/parts/use-connection";
import { LocaleLink } from "../shared/locale-link";
import { useLocale } from "../shared/use-locale";

/** Says in how many days the connection expires and which posts are held back after that. */
export function ConnectionEnding({ connection }: { connection: ConnectionState }) {
  const { t } = useT(["notifications", "shell"]);
  const { daysLeft, heldBack } = connection;
  const posts = formatCount(heldBack, useLocale());
  return (
    <Callout
      tone="amber"
      icon={<Clock aria-hidden />}
      actions={<ReconnectLink label={t("shell:banner.reconnect")} />}
    >
      <p className="font-medium">{t("banner.endingTitle", { count: daysLeft ?? 0 })}</p>
      <p>
        {heldBack ? t("banner.after", { count: heldBack, posts }) : t("banner.noneAfter")}{" "}
        <HeldPosts count={heldBack} />
      </p>
    </Callout>
  );
}

/** Says why LinkedIn is disconnected and which posts wait for a reconnect. */
export function ConnectionLost({ connection }: { connection: ConnectionState }) {
  const { t } = useT(["shell", "notifications"]);
  const { status, reason, heldBack } = connection;
  const posts = formatCount(heldBack, useLocale());
  const ended = status === "invalid";
  return (
    <Callout
      tone={ended ? "red" : "amber"}
      icon={<Unplug aria-hidden />}
      actions={<ReconnectLink label={t("banner.reconnect")} />}
    >
      <p className="font-medium">{t(ended ? "banner.invalidTitle" : "banner.noneTitle")}</p>
      <p>{t(ended ? (`banner.invalid.${reason ?? "invalid"}` as const) : "banner.none")}</p>
      {heldBack > 0 && (
        <p>
          {t("notifications:banner.held", { count: heldBack, posts })} <HeldPosts count={heldBack} />
        </p>
      )}
    </Callout>
  );
}

/** A link to the posts that wait for a reconnect. */
function HeldPosts({ count }: { count: number }) {
  const { t } = useT("notifications");
  if (count === 0) return null;
  return (
    <LocaleLink
      href="/app/posts?status=held"
      className="font-medium text-current underline underline-offset-3"
    >
      {t("banner.show", { count })}
    </LocaleLink>
  );
}

/** A link to LinkedIn's consent page and back to this page. */
function ReconnectLink({ label }: { label: string }) {
  const href = useConnectHref();
  return (
    <a href={href} className={buttonStyle({ variant: "outline", size: "sm" })}>
      {label}
    </a>
  );
}
