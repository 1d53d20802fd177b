import type { Metadata } from "next";
import { NotificationsScreen } from "../../../../../features/notifications/notifications-screen";
import { getT } from "../../../../../i18n/server";
import { trpc } from "../../../../../trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("notifications");
  return { title: t("title") };
}

export default async function NotificationsPage() {
  // The api has logged what failed; the list then asks by itself, and offers to try again.
  const start = await trpc.notifications.list({}).catch(() => null);
  return <NotificationsScreen start={start} />;
}
