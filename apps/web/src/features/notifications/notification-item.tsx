import type { NotificationKind } from "@takt/domain/notifications/model/notification-kind";
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
import { useT } from "../../i18n/use-t";
import { useRef } from "react";
import { relativeTime } from "../shared/time/time-ago";
import { useWhen } from "../shared/time/use-clock";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { NotificationActions } from "./notification-actions";
import type { NotificationView } from "./use-notifications";

/** Icon and colour of each kind; its text carries the same meaning. */
const KIND_STYLE: Record<NotificationKind, { icon: LucideIcon; tone: string }> = {
  post_failed: { icon: TriangleAlert, tone: "bg-danger-soft text-danger-soft-fg" },
  post_unconfirmed: { icon: CircleHelp, tone: "bg-warning-soft text-warning-soft-fg" },
  comment_failed: { icon: MessageCircleWarning, tone: "bg-warning-soft text-warning-soft-fg" },
  post_moved: { icon: CalendarClock, tone: "bg-secondary-soft text-secondary-soft-fg" },
  post_at_risk: { icon: TriangleAlert, tone: "bg-warning-soft text-warning-soft-fg" },
  connection_expiring: { icon: Clock, tone: "bg-warning-soft text-warning-soft-fg" },
  grant_ending: { icon: Unplug, tone: "bg-warning-soft text-warning-soft-fg" },
  connection_invalid: { icon: Unplug, tone: "bg-danger-soft text-danger-soft-fg" },
};

/** Kinds that are resolved by what becomes of their post. */
const ABOUT_POST: readonly NotificationKind[] = [
  "post_failed",
  "post_unconfirmed",
  "post_moved",
  "post_at_risk",
];

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
  const { icon: Icon, tone } = KIND_STYLE[kind];
  const unread = open && !read;
  return (
    <li
      ref={line}
      tabIndex={-1}
      data-testid="notification"
      data-kind={kind}
      className={cn(
        "flex flex-wrap gap-x-3 gap-y-2 px-4 py-3.5 focus-visible:-outline-offset-2 sm:flex-nowrap",
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
  const { t } = useT(["notifications", "reasons", "posts", "profile"]);
  const when = useWhen();
  const { kind, open, post, commentReason, product, why, expiresAt, moved } = notification;
  const name = product && t(`profile:products.${product}.name`);
  const aboutPost = ABOUT_POST.includes(kind);
  return (
    <>
      {post && (
        <p className="truncate text-sm" dir="auto">
          {post.excerpt ? <Verbatim>{post.excerpt}</Verbatim> : t("noText")}
        </p>
      )}
      <p className="text-caption text-pretty text-muted-fg">
        {!open &&
          (aboutPost
            ? post
              ? t("postNow", { status: t(`posts:status.${post.status}`) })
              : t("postGone")
            : t(kind === "comment_failed" ? "commentDone" : "resolvedConnection"))}
        {open && kind === "post_failed" && post?.reason && (
          <>
            {t(`reasons:${post.reason}.title`)}. {t(`reasons:${post.reason}.next`)}
          </>
        )}
        {open && kind === "post_unconfirmed" && t("unanswered")}
        {open && kind === "post_at_risk" && t("atRisk")}
        {open &&
          kind === "comment_failed" &&
          (commentReason
            ? `${t(`reasons:comment.${commentReason}.title`)}. ${t(`reasons:comment.${commentReason}.next`)}`
            : t("commentUnconfirmed"))}
        {moved && t("moved", { from: when(moved.from), to: when(moved.to) })}
        {open && kind === "connection_expiring" && expiresAt && t("endsOn", { when: when(expiresAt) })}
        {open && name && expiresAt && t("grantEnds", { name, when: when(expiresAt) })}
        {open && name && why && `${t("grantEnded", { name })} `}
        {open && why && t(`why.${why}`)}
      </p>
    </>
  );
}
