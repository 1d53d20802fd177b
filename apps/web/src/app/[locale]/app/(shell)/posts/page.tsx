import type { Metadata } from "next";
import { listInput, readListState } from "~/features/posts/list/list-state";
import { PostsScreen } from "~/features/posts/list/posts-screen";
import { getT } from "~/i18n/server";
import { HydrateClient, ignoreErrors, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("posts");
  return { title: t("list.title") };
}

export default async function PostsPage({ searchParams }: PageProps<"/[locale]/app/posts">) {
  const state = readListState(await searchParams);
  const [page] = await Promise.all([
    // The api has logged a failure; the list then fetches in the browser and offers to try again.
    ignoreErrors(trpc.posts.list(listInput(state))),
    trpc.posts.counts.prefetch(),
    trpc.labels.list.prefetch(),
  ]);
  return (
    <HydrateClient>
      <PostsScreen start={page && { state, page }} />
    </HydrateClient>
  );
}
