"use client";

import { Button } from "@takt/ui/button";
import { buttonStyle } from "@takt/ui/button-style";
import { Tab, TabPanel, Tabs, TabsList } from "@takt/ui/tabs";
import { useAnnounce } from "@takt/ui/use-announce";
import { useListFocus } from "@takt/ui/use-list-focus";
import { CheckCheck, Settings } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useRef } from "react";
import { PageHead } from "../shared/page-head";
import { LocaleLink } from "../shared/locale-link";
import { NOTIFICATION_FILTERS, notificationFilter } from "./notification-filter";
import { NotificationList } from "./notification-list";
import { useMarkRead } from "./use-mark-read";
import { useNotifications, useUnreadCount, type NotificationStart } from "./use-notifications";

const SHOW = parseAsStringLiteral(NOTIFICATION_FILTERS)
  .withDefault("all")
  .withOptions({ history: "replace" });

/** The user's notifications, newest first: all of them or the unread ones. */
export function NotificationsScreen({ start }: { start: NotificationStart | null }) {
  const { t } = useT("notifications");
  const { announce, region } = useAnnounce();
  const [filter, setFilter] = useQueryState("show", SHOW);
  const list = useNotifications(filter, start);
  const heading = useRef<HTMLHeadingElement>(null);
  const lines = useRef<HTMLUListElement>(null);
  const focus = useListFocus(heading, lines);
  const count = useUnreadCount();
  const marks = useMarkRead({
    onAllRead() {
      announce(t("allRead"));
      focus.focusHeading();
    },
  });
  const all =
    list.data?.pages
      .flatMap((page) => page.notifications)
      .map((one) => ({ ...one, read: one.read || marks.isRead(one.id) })) ?? [];
  const anyUnread = count > 0 || all.some(({ open, read }) => open && !read);
  return (
    <div className="grid gap-5">
      <PageHead title={t("title")} headingRef={heading}>
        <div className="flex flex-wrap gap-2">
          {anyUnread && (
            <Button size="sm" loading={marks.markingAll} onClick={marks.markAllRead}>
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
      </PageHead>
      <Tabs
        value={filter}
        onValueChange={(show) => void setFilter(notificationFilter(show))}
        activationMode="manual"
        className="grid min-w-0 gap-4"
      >
        <TabsList aria-label={t("filters.label")}>
          {NOTIFICATION_FILTERS.map((one) => (
            <Tab key={one} value={one}>
              {t(`filters.${one}`)}
            </Tab>
          ))}
        </TabsList>
        <TabPanel value={filter} className="grid min-w-0 gap-4">
          <NotificationList
            list={list}
            all={all}
            filter={filter}
            linesRef={lines}
            focus={focus}
            onRead={marks.markRead}
            announce={announce}
          />
        </TabPanel>
      </Tabs>
      {region}
    </div>
  );
}
