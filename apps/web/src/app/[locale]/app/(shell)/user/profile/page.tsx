import type { Metadata } from "next";
import { ProfileScreen } from "../../../../../../features/profile/profile-screen";
import { getT } from "../../../../../../i18n/server";
import { HydrateClient, trpc } from "../../../../../../trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("profile");
  return { title: t("title"), description: t("description") };
}

/** The saved audiences stand at the foot: the browser asks for them while the rest is read. */
export default async function ProfilePage() {
  await Promise.all([trpc.connections.get.prefetch(), trpc.voice.get.prefetch()]);
  return (
    <HydrateClient>
      <ProfileScreen />
    </HydrateClient>
  );
}
