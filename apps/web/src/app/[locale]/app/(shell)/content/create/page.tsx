import type { Metadata } from "next";
import { PostScreen } from "../../../../../../features/posts/editor/post-screen";
import { CreateTabs } from "../../../../../../features/writing/create-tabs";
import { WritingScreen } from "../../../../../../features/writing/writing-screen";
import { getT } from "../../../../../../i18n/server";
import { HydrateClient, trpc } from "../../../../../../trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("posts");
  return { title: t("editor.createTitle") };
}

/**
 * Shows the editor, or with ?tab=ai the assistant: ?c= opens a composition, ?topic= starts from a bookmarked topic.
 * ?day=2026-11-23 comes from the calendar and is the day the schedule dialog starts with.
 */
export default async function CreatePage({ searchParams }: PageProps<"/[locale]/app/content/create">) {
  const { day, tab, c, topic } = await searchParams;
  await Promise.all([
    trpc.connections.get.prefetch(),
    trpc.writing.usage.prefetch(),
    ...(tab === "ai" ? [trpc.audiences.list.prefetch(), prefetchComposition(c, topic)] : []),
  ]);
  return (
    <HydrateClient>
      <CreateTabs
        ai={<WritingScreen />}
        manual={<PostScreen id={null} day={typeof day === "string" ? day : undefined} />}
      />
    </HydrateClient>
  );
}

type Param = string | string[] | undefined;

/** Prefetches what the assistant starts from: a composition, a topic, or the latest composition. */
function prefetchComposition(composition: Param, topic: Param): Promise<void> {
  if (composition && typeof composition === "string") return trpc.writing.get.prefetch({ id: composition });
  if (topic && typeof topic === "string") return trpc.topics.get.prefetch({ id: topic });
  return trpc.writing.latest.prefetch();
}
