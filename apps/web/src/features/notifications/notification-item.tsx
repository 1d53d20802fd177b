import { Badge } from "@takt/ui/badge";
import { cn } from "@takt/ui/cn";
import { Verbatim } from "@takt/ui/verbatim";
import {
  CalendarClock,
  CircleHelp,
  Clock,
  MessageCircleWarning,
  TriangleAlert,
  Unplug,
  type LucideIcon,
} from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useRef } from "react";
import { relativeTime } from "../shared/time/time-ago";
import { useWhen } from "../shared/time/use-clock";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { NotificationActions } from "./notification-actions";
import { useLine } from "./use-line";
import type { NotificationView } from "./use-notifications";

const ICONS: Record<NotificationView["icon"], LucideIcon> = {
  alert: TriangleAlert,
  question: CircleHelp,
  comment: MessageCircleWarning,
  calendar: CalendarClock,
  clock: Clock,
  unplugged: Unplug,
};

const TONES: Record<NotificationView["tone"], string> = {
  danger: "bg-danger-soft text-danger-soft-fg",
  warning: "bg-warning-soft text-warning-soft-fg",
  info: "bg-secondary-soft text-secondary-soft-fg",
};

const MINUTE_MS = 60_000;

type Props = {
  notification: NotificationView;
  now: Date | null;
  onRead: (id: string) => void;
  /** Called when the focused button of this line disappears, to move the focus. */
  onLeave: (line: HTMLLIElement | null) => void;
};

/** One notification with its post, its time, and the link to fix the problem. Following the link marks it as read. */
export function NotificationItem({ notification, now, onRead, onLeave }: Props) {
  const { t } = useT("notifications");
  const when = useWhen();
  const locale = useLocale();
  const { zone } = useMe();
  const line = useRef<HTMLLIElement>(null);
  const { id, kind, open, read, createdAt } = notification;
  const Icon = ICONS[notification.icon];
  const unread = open && !read;
  return (
    <li
      ref={line}
      tabIndex={-1}
      data-testid="notification"
      data-kind={kind}
      className={cn(
        "flex flex-wrap gap-x-3 gap-y-2 px-4 py-3.5 focus-visible:-outline-offset-2 @min-[34rem]:flex-nowrap",
        unread && "bg-secondary-soft/40",
      )}
    >
      <span
        aria-hidden
        className={cn(
          "grid size-9 shrink-0 place-items-center rounded-full [&_svg]:size-4",
          open ? TONES[notification.tone] : "bg-neutral-soft text-neutral-soft-fg",
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
          {t(`kinds.${kind}.title`)}
          {!open && <Badge>{t("resolved")}</Badge>}
        </h2>
        <NotificationText notification={notification} />
        <time dateTime={createdAt.toISOString()} title={when(createdAt)} className="text-xs text-muted-fg">
          {!now
            ? when(createdAt)
            : now.getTime() - createdAt.getTime() < MINUTE_MS
              ? t("justNow")
              : relativeTime(createdAt, now, zone, locale)}
        </time>
      </div>
      <NotificationActions
        notification={notification}
        unread={unread}
        onFollowed={() => unread && onRead(id)}
        onRead={() => {
          onRead(id);
          // The button disappears with that, and under the filter `unread` the line as well.
          onLeave(line.current);
        }}
      />
    </li>
  );
}

/** Says in a sentence or two what happened, and whether it is resolved. */
function NotificationText({ notification }: { notification: NotificationView }) {
  const { t } = useT("notifications");
  const say = useLine(notification.kind);
  const { post, lines } = notification;
  return (
    <>
      {post && (
        <p className="truncate text-sm" dir="auto">
          {post.excerpt ? <Verbatim>{post.excerpt}</Verbatim> : t("noText")}
        </p>
      )}
      <p className="text-caption text-pretty text-muted-fg">{lines.map(say).join(" ")}</p>
    </>
  );
}
