import type { Deps } from "../deps";
import { heldPosts, type HeldBy } from "./held-posts";

/** How many scheduled posts of a user wait, or will wait, for a reconnect. */
export function countHeldPosts({ db }: Pick<Deps, "db">, user: HeldBy): Promise<number> {
  return db.post.count({ where: heldPosts(user) });
}
