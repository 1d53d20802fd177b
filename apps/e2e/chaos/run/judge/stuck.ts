import type { Evidence } from "../evidence";
import type { Violation } from "./violation";

/** Invariant 2: after the faults every due post is settled or is held because of its connection. */
export function stuck({ posts, members, endedAt }: Evidence): Violation[] {
  const active = new Set(members.filter((one) => one.active).map(({ member }) => member));
  return posts.flatMap(({ id, status, deleted, member, dueAt }) => {
    const isWaiting = status === "scheduled" && !deleted && active.has(member) && (dueAt ?? 0) <= endedAt;
    if (status !== "publishing" && !isWaiting) return [];
    return [{ invariant: "2 nothing stuck", postId: id, detail: `still ${status}, due and free to be sent` }];
  });
}
