import type { Metadata } from "next";
import { PrivacyPage } from "../../../../../features/privacy/privacy-page";
import { DeletionScreen } from "../../../../../features/privacy/deletion-screen";
import { getT } from "../../../../../i18n/server";
import { requireSignedIn } from "../../../../../server/require-signed-in";
import { HydrateClient, trpc } from "../../../../../trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("privacy");
  return { title: t("deletion.title") };
}

export default async function DeletionPage() {
  const user = await requireSignedIn();
  await trpc.privacy.requests.prefetch();
  return (
    <PrivacyPage kind="deletion" back={user.waitlist === "active" ? "settings" : "app"}>
      <HydrateClient>
        <DeletionScreen />
      </HydrateClient>
    </PrivacyPage>
  );
}
