import type { Metadata } from "next";
import { AccountPage } from "~/features/account/account-page";
import { ExportScreen } from "~/features/account/export-screen";
import { getT } from "~/i18n/server";
import { requireSignedIn } from "~/server/require-signed-in";
import { HydrateClient, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("account");
  return { title: t("export.title") };
}

export default async function ExportPage() {
  const user = await requireSignedIn();
  await Promise.all([trpc.account.export.prefetch(), trpc.privacy.requests.prefetch()]);
  return (
    <AccountPage kind="export" back={user.waitlist === "active" && !user.deletion ? "settings" : "app"}>
      <HydrateClient>
        <ExportScreen />
      </HydrateClient>
    </AccountPage>
  );
}
