import { toMcpResource } from "@takt/domain/oauth/model/oauth-metadata";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { StoredOnThisDevice } from "~/features/consent/parts/stored-on-this-device";
import { GeneralSettings } from "~/features/settings/general-settings";
import { SettingsFrame, readTab, type SettingsTab, shownTabs } from "~/features/settings/settings-frame";
import { RetentionList } from "~/features/retention/retention-list";
import { SHOWN_FREE_SLOTS } from "~/features/slots/shown-free-slots";
import { env } from "~/env";
import { getT } from "~/i18n/server";
import { requireSignedIn } from "~/server/require-signed-in";
import { storedEntries } from "~/server/optional-services";
import type { ShellUser } from "~/server/signed-in-user";
import { currentTheme } from "~/server/theme";
import { HydrateClient, trpc } from "~/trpc/server";
import {
  ApiKeysScreen,
  GrantsScreen,
  NotificationChoices,
  PrivacySettings,
  SlotsScreen,
  SubscriptionScreen,
  WebhooksScreen,
} from "./panels";

type Props = PageProps<"/[locale]/app/user/settings">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { t } = await getT("settings");
  const { tab } = await read(searchParams);
  return { title: `${t(`tabs.${tab}`)} · ${t("title")}` };
}

export default async function SettingsPage({ searchParams }: Props) {
  const { tab, tabs, workspace } = await read(searchParams);
  return (
    <SettingsFrame tab={tab} tabs={tabs}>
      <HydrateClient>{await PANELS[tab](workspace)}</HydrateClient>
    </SettingsFrame>
  );
}

async function read(searchParams: Props["searchParams"]) {
  const { workspace } = await requireSignedIn();
  const tabs = shownTabs(workspace);
  return { workspace, tabs, tab: readTab((await searchParams).tab, tabs) };
}

/** Panels of the tabs, with their data. */
const PANELS: Record<SettingsTab, (workspace: ShellUser["workspace"]) => Promise<ReactNode>> = {
  general: async () => <GeneralSettings theme={await currentTheme()} />,
  async slots() {
    await Promise.all([
      trpc.slots.list.prefetch(),
      trpc.slots.nextFree.prefetch({ count: SHOWN_FREE_SLOTS }),
      trpc.slots.suggest.prefetch(),
    ]);
    return <SlotsScreen />;
  },
  async subscription() {
    await Promise.all([trpc.billing.get.prefetch(), trpc.plans.usage.prefetch()]);
    return <SubscriptionScreen />;
  },
  async notifications() {
    await trpc.notifications.choices.prefetch();
    return <NotificationChoices />;
  },
  async privacy() {
    await trpc.sessions.list.prefetch();
    return (
      <PrivacySettings
        retention={<RetentionList />}
        storage={<StoredOnThisDevice entries={storedEntries()} />}
      />
    );
  },
  async applications({ name, slug }) {
    await trpc.oauth.list.prefetch();
    return <GrantsScreen workspace={{ name, slug }} resource={toMcpResource(env().AUTH_URL)} />;
  },
  async api({ name, slug }) {
    await Promise.all([trpc.apiKeys.list.prefetch(), trpc.plans.usage.prefetch()]);
    return <ApiKeysScreen workspace={{ name, slug }} origin={env().AUTH_URL} />;
  },
  async webhooks({ name, slug }) {
    await Promise.all([trpc.webhooks.list.prefetch(), trpc.plans.usage.prefetch()]);
    return <WebhooksScreen workspace={{ name, slug }} />;
  },
};
