import type { Metadata } from "next";
import { listTopicsInput, parseTopicsFilter } from "~/features/topics/topics-filter";
import { TopicsScreen } from "~/features/topics/topics-screen";
import { getT } from "~/i18n/server";
import { ignoreErrors, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("topics");
  return { title: t("title") };
}

export default async function TopicsPage({ searchParams }: PageProps<"/[locale]/app/content/bookmarks">) {
  const filter = parseTopicsFilter((await searchParams).show);
  // The api has logged a failure; the list then fetches in the browser and offers to try again.
  const page = await ignoreErrors(trpc.topics.list(listTopicsInput(filter)));
  return <TopicsScreen start={page && { filter, page }} />;
}
