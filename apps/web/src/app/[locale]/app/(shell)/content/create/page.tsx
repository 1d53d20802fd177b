import { can } from "@takt/domain/workspaces/model/acts";
import type { Metadata } from "next";
import { NoWriting } from "~/features/posts/parts/no-writing";
import { CreateTabs } from "~/features/writing/create-tabs";
import { getT } from "~/i18n/server";
import { requireSignedIn } from "~/server/require-signed-in";
import { HydrateClient, trpc } from "~/trpc/server";
import { AssistantTab, EditorTab } from "./tab-screens";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("posts");
  return { title: t("editor.createTitle") };
}

/**
 * Shows the editor, or with ?tab=ai the assistant: ?c= opens a composition, ?topic= starts from a bookmarked topic.
 * ?day=2026-11-23 comes from the calendar and is the day the schedule dialog starts with. ?id= is the post that is written
 * in the editor, from the first key on; the server may not have it yet.
 */
export default async function CreatePage({ searchParams }: PageProps<"/[locale]/app/content/create">) {
  const { workspace } = await requireSignedIn();
  if (!can(workspace, "drafts.write")) return <NoWriting title="posts:editor.createTitle" />;
  const { day, tab, c, topic, id } = await searchParams;
  await Promise.all([
    trpc.connections.get.prefetch(),
    trpc.writing.usage.prefetch(),
    prefetchPost(id),
    ...(tab === "ai" ? [trpc.audiences.list.prefetch(), prefetchComposition(c, topic)] : []),
  ]);
  return (
    <HydrateClient>
      <CreateTabs
        ai={<AssistantTab />}
        manual={<EditorTab day={typeof day === "string" ? day : undefined} />}
      />
    </HydrateClient>
  );
}

type Param = string | string[] | undefined;

/** Prefetches the post that was begun on this page, unless only its browser knows it. */
async function prefetchPost(id: Param): Promise<void> {
  if (typeof id !== "string") return;
  const exists = await trpc.posts.get({ id }).then(
    () => true,
    () => false,
  );
  // A prefetch of a missing post would be tried again and again.
  if (exists) await trpc.posts.get.prefetch({ id });
}

/** Prefetches what the assistant starts from: a composition, a topic, or the latest composition. */
function prefetchComposition(composition: Param, topic: Param): Promise<void> {
  if (composition && typeof composition === "string") return trpc.writing.get.prefetch({ id: composition });
  if (topic && typeof topic === "string") return trpc.topics.get.prefetch({ id: topic });
  return trpc.writing.latest.prefetch();
}
