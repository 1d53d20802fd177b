"use client";

import { Button } from "@takt/ui/button";
import { buttonStyle } from "@takt/ui/button-style";
import { EmptyState } from "@takt/ui/empty-state";
import { ErrorState } from "@takt/ui/error-state";
import { Skeleton } from "@takt/ui/skeleton";
import { Bell, CheckCheck, Settings } from "lucide-react";
import { useT } from "next-i18next/client";
import { LocaleLink } from "../shared/locale-link";
import { useNow } from "../shared/time/use-now";
import { useAnnounce } from "../shared/use-announce";
import { useErrorText } from "../shared/use-error-text";
import { NotificationItem } from "./notification-item";
import { useMarkRead } from "./use-mark-read";
import { useNotifications, type NotificationPage } from "./use-notifications";

/** Everything the user was told, the newest first. */
export function NotificationsScreen({ start }: { start: NotificationPage | null }) {
  const { t } = useT(["notifications", "common"]);
  const { announce, region } = useAnnounce();
  const errorText = useErrorText();
  const now = useNow(30_000);
  const list = useNotifications(start);
  const markRead = useMarkRead({ onAllRead: () => announce(t("allRead")) });
  const all = list.data?.pages.flatMap((page) => page.notifications) ?? [];
  return (
    <div className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl/8">{t("title")}</h1>
        <div className="flex flex-wrap gap-2">
          {all.some(({ open, read }) => open && !read) && (
            <Button size="sm" loading={markRead.all.isPending} onClick={() => markRead.all.mutate()}>
              <CheckCheck aria-hidden />
              {t("markAllRead")}
            </Button>
          )}
          <LocaleLink
            href="/app/user/settings?tab=notifications"
            className={buttonStyle({ variant: "ghost", size: "sm" })}
          >
            <Settings aria-hidden />
            {t("settings")}
          </LocaleLink>
        </div>
      </header>
      {list.isPending ? (
        <div className="grid gap-2">
          {[0, 1, 2].map((line) => (
            <Skeleton key={line} className="h-24 rounded-xl" />
          ))}
        </div>
      ) : list.isError && all.length === 0 ? (
        <ErrorState
          title={t("loadFailed")}
          description={errorText(list.error)}
          retryLabel={t("common:retry")}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : all.length === 0 ? (
        <EmptyState icon={<Bell />} title={t("empty")} description={t("emptyText")} />
      ) : (
        <ul className="divide-y divide-border overflow-hidden rounded-xl border border-border bg-surface">
          {all.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              now={now}
              onRead={(id) => markRead.one.mutate({ id })}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className="flex justify-center">
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t("loadMore")}
          </Button>
        </div>
      )}
      {region}
    </div>
  );
}
