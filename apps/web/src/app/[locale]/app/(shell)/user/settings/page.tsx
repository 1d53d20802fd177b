import type { Metadata } from "next";
import { NotificationChoices } from "../../../../../../features/settings/notification-choices";
import { SettingsFrame } from "../../../../../../features/settings/settings-frame";
import { readTab } from "../../../../../../features/settings/settings-tabs";
import { getT } from "../../../../../../i18n/server";
import { HydrateClient, trpc } from "../../../../../../trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("settings");
  return { title: t("title") };
}

export default async function SettingsPage({ searchParams }: PageProps<"/[locale]/app/user/settings">) {
  const tab = readTab((await searchParams).tab);
  void trpc.notifications.choices.prefetch();
  return (
    <SettingsFrame tab={tab}>
      <HydrateClient>
        <NotificationChoices />
      </HydrateClient>
    </SettingsFrame>
  );
}
