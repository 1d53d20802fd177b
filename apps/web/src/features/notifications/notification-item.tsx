import { Badge } from "@takt/ui/badge";
import { buttonStyle } from "@takt/ui/button-style";
import { cn } from "@takt/ui/cn";
import { IconButton } from "@takt/ui/icon-button";
import { Check } from "lucide-react";
import { useT } from "next-i18next/client";
import { LocaleLink } from "../shared/locale-link";
import { relativeTime } from "../shared/time/relative-time";
import { useWhen } from "../shared/time/use-when";
import { useCurrentPath } from "../shared/use-current-path";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { KIND_STYLE } from "./kind-style";
import type { NotificationView } from "./notification-view";
import { NotificationWords } from "./notification-words";

const MINUTE = 60_000;

type Props = { notification: NotificationView; now: Date | null; onRead: (id: string) => void };

/** One notification: what, about which post, when, and the way to mend it. Following that marks it as read. */
export function NotificationItem({ notification, now, onRead }: Props) {
  const { t } = useT("notifications");
  const when = useWhen();
  const locale = useLocale();
  const { zone } = useMe();
  const back = useCurrentPath();
  const { id, kind, open, read, post, createdAt } = notification;
  const { icon: Icon, tone } = KIND_STYLE[kind];
  const unread = open && !read;
  const about = `${t(`kinds.${kind}`)}${post ? `: ${post.excerpt}` : ""}`;
  const markRead = () => unread && onRead(id);
  return (
    <li
      data-testid="notification"
      data-kind={kind}
      className={cn(
        "flex flex-wrap gap-x-3 gap-y-2 px-4 py-3.5 sm:flex-nowrap",
        unread && "bg-secondary-soft/40",
      )}
    >
      <span
        aria-hidden
        className={cn(
          "grid size-9 shrink-0 place-items-center rounded-full [&_svg]:size-4",
          open ? tone : "bg-neutral-soft text-neutral-soft-fg",
        )}
      >
        <Icon />
      </span>
      <div className="grid min-w-0 flex-1 basis-52 gap-0.5">
        <h2
          className={cn(
            "flex flex-wrap items-center gap-x-2 text-sm",
            unread ? "font-semibold" : "font-medium",
          )}
        >
          {unread && (
            <span className="inline-flex items-center">
              <span aria-hidden className="size-2 rounded-full bg-secondary" />
              <span className="sr-only">{t("new")}: </span>
            </span>
          )}
          {t(`kinds.${kind}`)}
          {!open && <Badge>{t("resolved")}</Badge>}
        </h2>
        <NotificationWords notification={notification} />
        <time dateTime={createdAt.toISOString()} title={when(createdAt)} className="text-xs text-muted-fg">
          {!now
            ? when(createdAt)
            : now.getTime() - createdAt.getTime() < MINUTE
              ? t("justNow")
              : relativeTime(createdAt, now, zone, locale)}
        </time>
      </div>
      <div className="flex items-start gap-1.5 max-sm:ms-12">
        {post && (
          <LocaleLink
            href={`/app/content/edit/${post.id}`}
            onClick={markRead}
            className={buttonStyle({ variant: "outline", size: "sm" })}
          >
            {t("openPost")}
            <span className="sr-only">: {post.excerpt}</span>
          </LocaleLink>
        )}
        {open && !post && (
          <a
            href={`/auth/linkedin/start?return=${encodeURIComponent(back)}`}
            onClick={markRead}
            className={buttonStyle({ variant: "outline", size: "sm" })}
          >
            {t("reconnect")}
          </a>
        )}
        {unread && (
          <IconButton size="sm" label={t("markRead", { what: about })} onClick={markRead}>
            <Check aria-hidden />
          </IconButton>
        )}
      </div>
    </li>
  );
}
