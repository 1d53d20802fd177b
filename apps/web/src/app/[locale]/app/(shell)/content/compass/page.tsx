import { can } from "@takt/domain/workspaces/model/acts";
import type { Metadata } from "next";
import { CompassScreen } from "~/features/compass/compass-screen";
import { NoWriting } from "~/features/posts/parts/no-writing";
import { BOOKMARKS_PAGE } from "~/features/topics/change-bookmarks";
import { getT } from "~/i18n/server";
import { requireSignedIn } from "~/server/require-signed-in";
import { HydrateClient, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("compass");
  return { title: t("title") };
}

export default async function CompassPage() {
  const { workspace } = await requireSignedIn();
  if (!can(workspace, "drafts.write")) return <NoWriting title="compass:title" />;
  await Promise.all([trpc.compass.list.prefetch(), trpc.topics.list.prefetch(BOOKMARKS_PAGE)]);
  return (
    <HydrateClient>
      <CompassScreen />
    </HydrateClient>
  );
}
