import { Button } from "@takt/ui/button";
import { buttonStyle } from "@takt/ui/button-style";
import { Skeleton } from "@takt/ui/skeleton";
import { useAnnounce } from "@takt/ui/use-announce";
import { CheckCheck } from "lucide-react";
import type { MouseEvent } from "react";
import { useT } from "~/i18n/use-t";
import { LoadError } from "../shared/load-error";
import { LocaleLink } from "../shared/locale-link";
import { useNow } from "../shared/time/use-clock";
import { NotificationItem } from "./notification-item";
import { useMarkRead } from "./use-mark-read";
import { useNotifications } from "./use-notifications";

/** Notifications that the popover lists; the page has the others. */
const SHOWN = 6;

/** The latest notifications with what is done about each, and the way to all of them. A followed link closes it. */
export function BellPopover({ onClose }: { onClose: () => void }) {
  const { t } = useT("notifications");
  const { announce, region } = useAnnounce();
  const now = useNow(30_000);
  const list = useNotifications("all", null);
  const marks = useMarkRead({ onAllRead: () => announce(t("allRead")) });
  const shown = (list.data?.pages[0]?.notifications ?? [])
    .slice(0, SHOWN)
    .map((one) => ({ ...one, read: one.read || marks.isRead(one.id) }));
  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest("a")) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links in it are followed, by keys as well
    <div onClick={closeOnLink} className="grid w-96 max-w-full">
      <div className="flex min-h-11 items-center gap-2 border-b border-border ps-4 pe-2">
        <p className="me-auto text-sm font-semibold">{t("title")}</p>
        {shown.some(({ open, read }) => open && !read) && (
          <Button size="sm" variant="ghost" loading={marks.markingAll} onClick={marks.markAllRead}>
            <CheckCheck aria-hidden />
            {t("markAllRead")}
          </Button>
        )}
      </div>
      {list.isPending ? (
        <div className="grid gap-2 p-4">
          <Skeleton className="h-16 rounded-lg" />
          <Skeleton className="h-16 rounded-lg" />
        </div>
      ) : list.isError && shown.length === 0 ? (
        <div className="p-4">
          <LoadError title={t("loadFailed")} query={list} />
        </div>
      ) : shown.length === 0 ? (
        <p className="p-4 text-pretty text-muted-fg">{t("emptyText")}</p>
      ) : (
        <ul className="@container max-h-[min(28rem,60dvh)] divide-y divide-border overflow-y-auto">
          {shown.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              now={now}
              onRead={marks.markRead}
              onLeave={(line) => line?.focus()}
            />
          ))}
        </ul>
      )}
      <div className="border-t border-border p-1.5">
        <LocaleLink
          href="/app/notifications"
          className={buttonStyle({ variant: "ghost", size: "sm", className: "w-full" })}
        >
          {t("showAll")}
        </LocaleLink>
      </div>
      {region}
    </div>
  );
}
