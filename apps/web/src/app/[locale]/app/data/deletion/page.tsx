import type { Metadata } from "next";
import { AccountPage } from "~/features/account/account-page";
import { PendingDeletion } from "~/features/account/pending-deletion";
import { DeletionScreen } from "~/features/account/deletion-screen";
import { getT } from "~/i18n/server";
import { requireSignedIn } from "~/server/require-signed-in";
import { HydrateClient, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("account");
  return { title: t("deletion.title") };
}

export default async function DeletionPage() {
  const user = await requireSignedIn();
  if (user.deletion) return <PendingDeletion user={user} deletion={user.deletion} />;
  await trpc.account.deletion.prefetch();
  return (
    <AccountPage kind="deletion" back={user.waitlist === "active" ? "settings" : "app"}>
      <HydrateClient>
        <DeletionScreen />
      </HydrateClient>
    </AccountPage>
  );
}
