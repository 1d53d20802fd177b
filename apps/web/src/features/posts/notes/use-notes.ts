import { useWorkspace } from "~/features/shared/navigation/workspace";
import { useCan } from "~/features/shared/use-can";
import { trpc } from "~/trpc/react";

/** How often the notes of an open page are fetched again: others write them meanwhile. */
const REFETCH_MS = 30_000;

/** The notes about a post, as long as the page is visible those of the last half minute. */
export function useNotes(postId: string) {
  return trpc.notes.list.useQuery(
    { postId },
    { refetchInterval: REFETCH_MS, refetchOnWindowFocus: "always" },
  );
}

/** Whether the page of a post shows its notes: in the workspace of a team, and elsewhere where there are some. */
export function useHasNotes(postId: string): boolean {
  const isTeam = useWorkspace().slug !== null;
  // The page has fetched them; in a personal workspace nobody else adds any.
  const { data } = trpc.notes.list.useQuery({ postId }, { enabled: false });
  return isTeam || (data !== undefined && data.threads.length > 0);
}

/** Whether the user may write notes here, which in a personal workspace nobody would read. */
export function useMayDiscuss(): boolean {
  const isTeam = useWorkspace().slug !== null;
  const may = useCan();
  return isTeam && may("posts.discuss");
}
