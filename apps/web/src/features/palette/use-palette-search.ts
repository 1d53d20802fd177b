import { keepPreviousData } from "@tanstack/react-query";
import { useMemo } from "react";
import { useDebounced } from "~/features/shared/use-debounced";
import { useLocale } from "~/features/shared/use-locale";
import { trpc } from "~/trpc/react";
import type { NamedPost } from "./sentence/match-posts";
import { toSearch } from "./sentence/to-search";

/** How long typing pauses before it is searched. */
const QUIET_MS = 200;
const MAX_POSTS = 20;
const MAX_TOPICS = 5;

const NO_POSTS: never[] = [];

/**
 * The sidebar's latest drafts, known without a request, and the posts and topics that are searched for as one types. While they
 * are searched those of the text before stay.
 */
export function usePaletteSearch(text: string) {
  const language = useLocale();
  const { data: overview } = trpc.posts.overview.useQuery(undefined, { enabled: false });
  const drafts = useMemo(
    () => (overview?.latestDrafts ?? NO_POSTS).map((draft) => ({ ...draft, status: "draft" as const })),
    [overview],
  );
  const search = useMemo(() => toSearch(text, drafts, language), [text, drafts, language]);
  const debounced = useDebounced(search, QUIET_MS);
  const isAsked = search !== "";
  const options = { enabled: isAsked && debounced !== "", placeholderData: keepPreviousData };
  const posts = trpc.posts.list.useQuery({ search: debounced, limit: MAX_POSTS }, options);
  const topics = trpc.topics.list.useQuery({ search: debounced, limit: MAX_TOPICS }, options);
  const isBusy = isAsked && (debounced !== search || posts.isFetching || topics.isFetching);
  const found = isAsked ? (posts.data?.posts ?? NO_POSTS) : NO_POSTS;
  const known = useMemo<NamedPost[]>(
    () => [...found, ...drafts.filter(({ id }) => !found.some((post) => post.id === id))],
    [found, drafts],
  );
  return {
    /** The searched text; empty for none. */
    search,
    isBusy,
    isFailed: isAsked && !isBusy && (posts.isError || topics.isError),
    retry: () => {
      void posts.refetch();
      void topics.refetch();
    },
    drafts,
    posts: found,
    topics: isAsked ? (topics.data?.topics ?? NO_POSTS) : NO_POSTS,
    /** Whether there are more than these. */
    hasMore: [posts.data, topics.data].some((page) => page && page.nextCursor !== null),
    /** The posts that a sentence can name. */
    known,
  };
}

export type PaletteSearch = ReturnType<typeof usePaletteSearch>;
