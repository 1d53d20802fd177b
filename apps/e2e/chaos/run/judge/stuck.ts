import type { Evidence } from "../evidence";
import type { Violation } from "./violation";

/** Invariant 2: after the faults every due post is settled, or held back by its connection. */
export function stuck({ posts, members, ended }: Evidence): Violation[] {
  const active = new Set(members.filter((one) => one.active).map(({ member }) => member));
  return posts.flatMap(({ id, status, deleted, member, dueAt }) => {
    const waits = status === "scheduled" && !deleted && active.has(member) && (dueAt ?? 0) <= ended;
    if (status !== "publishing" && !waits) return [];
    return [{ invariant: "2 nothing stuck", postId: id, words: `still ${status}, due and free to be sent` }];
  });
}
