import { trpc } from "~/trpc/react";
import type { TrayTab } from "./use-tray-tab";

/** How many drafts and ideas there are, which the navigation knows already; nothing until they are counted. */
export function useTrayCounts(): Partial<Record<TrayTab, number>> {
  const { data: posts } = trpc.posts.overview.useQuery();
  const { data: topics } = trpc.topics.count.useQuery();
  return { ...(posts && { drafts: posts.drafts }), ...(topics && { ideas: topics.count }) };
}
