import type { Metadata } from "next";
import { bookmarkFilter } from "../../../../../../features/bookmarks/bookmark-filter";
import { bookmarkInput } from "../../../../../../features/bookmarks/bookmark-input";
import { BookmarksScreen } from "../../../../../../features/bookmarks/bookmarks-screen";
import { getT } from "../../../../../../i18n/server";
import { trpc } from "../../../../../../trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("topics");
  return { title: t("title") };
}

export default async function BookmarksPage({ searchParams }: PageProps<"/[locale]/app/content/bookmarks">) {
  const filter = bookmarkFilter((await searchParams).show);
  // The api has logged what failed; the list then asks by itself, and offers to try again.
  const page = await trpc.topics.list(bookmarkInput(filter)).catch(() => null);
  return <BookmarksScreen start={page && { filter, page }} />;
}
