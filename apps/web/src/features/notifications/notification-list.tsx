import { EmptyState } from "@takt/ui/empty-state";
import { Skeleton } from "@takt/ui/skeleton";
import type { ListFocus } from "@takt/ui/use-list-focus";
import { Bell, CheckCheck } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { RefObject } from "react";
import { LoadMore } from "../shared/list/load-more";
import { useLoadMore } from "../shared/list/use-load-more";
import { useNow } from "../shared/time/use-clock";
import { LoadError } from "../shared/load-error";
import type { NotificationFilter } from "./notification-filter";
import { NotificationItem } from "./notification-item";
import type { useNotifications, NotificationView } from "./use-notifications";

type Props = {
  list: ReturnType<typeof useNotifications>;
  all: NotificationView[];
  filter: NotificationFilter;
  linesRef: RefObject<HTMLUListElement | null>;
  focus: ListFocus;
  onRead: (id: string) => void;
  announce: (text: string) => void;
};

/** The notifications of a filter, or an error, skeleton or empty state, and the button for the next page. */
export function NotificationList({ list, all, filter, linesRef, focus, onRead, announce }: Props) {
  const { t } = useT("notifications");
  const now = useNow(30_000);

  const loadMore = useLoadMore({
    list,
    length: all.length,
    focus,
    onLoaded: (count) => announce(t("loaded", { count })),
  });

  if (list.isPending)
    return (
      <div className="grid gap-2">
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} className="h-24 rounded-xl" />
        ))}
      </div>
    );
  if (list.isError && all.length === 0) return <LoadError title={t("loadFailed")} query={list} />;
  const unread = filter === "unread";
  return (
    <>
      {all.length > 0 ? (
        <ul
          ref={linesRef}
          className="@container divide-y divide-border overflow-hidden rounded-xl border border-border bg-surface"
        >
          {all.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              now={now}
              onRead={onRead}
              onLeave={(line) => (unread ? focus.focusNeighbour(line) : line?.focus())}
            />
          ))}
        </ul>
      ) : list.hasNextPage ? null : (
        <EmptyState
          icon={unread ? <CheckCheck /> : <Bell />}
          title={t(unread ? "noneUnread" : "empty")}
          description={t(unread ? "noneUnreadText" : "emptyText")}
        />
      )}
      <LoadMore list={list} label={t("loadMore")} failed={t("loadFailed")} onClick={loadMore} />
    </>
  );
}
