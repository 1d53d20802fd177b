import type { PostStatus } from "@takt/domain/posts/model/post-transitions";

/** Groups that the calendar can hide: statuses that a reader looks for together. */
export const POST_GROUPS = ["planned", "out", "unclear", "cancelled"] as const;
export type PostGroup = (typeof POST_GROUPS)[number];

const GROUPS: Record<PostStatus, PostGroup> = {
  draft: "planned",
  scheduled: "planned",
  publishing: "planned",
  published: "out",
  unconfirmed: "unclear",
  failed: "unclear",
  cancelled: "cancelled",
};

/** Hidden until they are asked for. */
export const HIDDEN_AT_FIRST: readonly PostGroup[] = ["cancelled"];

/** The posts shown: all but the hidden groups, and where there is a label (its id, or empty), those with it. */
export type PostFilter = { hide: readonly PostGroup[]; label: string };

/** Splits posts into those that are shown and those that the filter hides, both in their order. */
export function splitHidden<Post extends { status: PostStatus; labelIds: readonly string[] }>(
  posts: readonly Post[],
  { hide, label }: PostFilter,
): Record<"shown" | "hidden", Post[]> {
  const isHidden = ({ status, labelIds }: Post) =>
    hide.includes(GROUPS[status]) || (label !== "" && !labelIds.includes(label));
  return { shown: posts.filter((post) => !isHidden(post)), hidden: posts.filter(isHidden) };
}

/** The groups that are hidden once one of them is hidden, or shown. */
export function toggleGroup(hidden: readonly PostGroup[], group: PostGroup): PostGroup[] {
  return POST_GROUPS.filter((one) => hidden.includes(one) !== (one === group));
}

/** Whether nothing but what is hidden at first is hidden. */
export const isAsAtFirst = ({ hide, label }: PostFilter): boolean => label === "" && areHiddenAtFirst(hide);

/** Whether the hidden groups are those of a calendar that nobody has filtered. */
export const areHiddenAtFirst = (hide: readonly PostGroup[]): boolean =>
  hide.length === HIDDEN_AT_FIRST.length && HIDDEN_AT_FIRST.every((group) => hide.includes(group));
