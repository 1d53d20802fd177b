import type { Metadata } from "next";
import { notificationFilter } from "~/features/notifications/notification-filter";
import { NotificationsScreen } from "~/features/notifications/notifications-screen";
import { getT } from "~/i18n/server";
import { ignoreErrors, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("notifications");
  return { title: t("title") };
}

export default async function NotificationsPage({ searchParams }: PageProps<"/[locale]/app/notifications">) {
  const filter = notificationFilter((await searchParams).show);
  // The api has logged a failure; the list then fetches in the browser and offers to try again.
  const page = await ignoreErrors(trpc.notifications.list({ unread: filter === "unread" }));
  return <NotificationsScreen start={page && { filter, page }} />;
}
