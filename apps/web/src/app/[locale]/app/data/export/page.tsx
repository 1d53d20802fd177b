import type { Metadata } from "next";
import { PrivacyPage } from "../../../../../features/privacy/privacy-page";
import { ExportScreen } from "../../../../../features/privacy/export-screen";
import { getT } from "../../../../../i18n/server";
import { requireSignedIn } from "../../../../../server/require-signed-in";
import { HydrateClient, trpc } from "../../../../../trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("privacy");
  return { title: t("export.title") };
}

export default async function ExportPage() {
  const user = await requireSignedIn();
  await trpc.privacy.requests.prefetch();
  return (
    <PrivacyPage kind="export" back={user.waitlist === "active" ? "settings" : "app"}>
      <HydrateClient>
        <ExportScreen />
      </HydrateClient>
    </PrivacyPage>
  );
}
