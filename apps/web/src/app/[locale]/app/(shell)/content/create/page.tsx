import type { Metadata } from "next";
import { PostScreen } from "../../../../../../features/posts/editor/post-screen";
import { getT } from "../../../../../../i18n/server";
import { HydrateClient, trpc } from "../../../../../../trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("posts");
  return { title: t("editor.createTitle") };
}

/** ?day=2026-11-23 from the calendar: the day the schedule dialog starts with. */
export default async function CreatePage({ searchParams }: PageProps<"/[locale]/app/content/create">) {
  const { day } = await searchParams;
  await trpc.connections.get.prefetch();
  return (
    <HydrateClient>
      <PostScreen id={null} day={typeof day === "string" ? day : undefined} />
    </HydrateClient>
  );
}
