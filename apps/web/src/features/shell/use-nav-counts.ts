import { trpc } from "~/trpc/react";
import { APPROVALS, type NavEntry } from "./nav-entries";

/**
 * The numbers beside the entries of the navigation: what needs the user, what waits for their approval, and their ideas.
 * Nothing is shown for 0.
 */
export function useNavCounts(): Partial<Record<NavEntry["key"], number>> {
  const { data: posts } = useOverview();
  const { data: topics } = trpc.topics.count.useQuery();
  return { today: posts?.needsYou ?? 0, approvals: posts?.waiting ?? 0, ideas: topics?.count ?? 0 };
}

/** Returns a function that tells whether a page is in the navigation: the approvals are for those who approve here. */
export function useIsInNavigation(): (path: string) => boolean {
  const { data: posts } = useOverview();
  const approves = (posts?.waiting ?? null) !== null;
  return (path) => approves || path !== APPROVALS.path;
}

const REFETCH_INTERVAL_MS = 60_000;

/** The sidebar's overview of the user's posts; refetched every minute and when the window gets the focus. */
export function useOverview() {
  return trpc.posts.overview.useQuery(undefined, {
    refetchInterval: REFETCH_INTERVAL_MS,
    refetchOnWindowFocus: true,
  });
}
