import type { Metadata } from "next";
import { ProfileScreen } from "~/features/profile/profile-screen";
import { getT } from "~/i18n/server";
import { HydrateClient, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("profile");
  return { title: t("title"), description: t("description") };
}

/** The saved audiences are at the bottom of the page: the browser fetches them. */
export default async function ProfilePage() {
  await Promise.all([
    trpc.connections.get.prefetch(),
    trpc.connections.totalPosts.prefetch(),
    trpc.voice.get.prefetch(),
  ]);
  return (
    <HydrateClient>
      <ProfileScreen />
    </HydrateClient>
  );
}
