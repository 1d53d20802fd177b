import type { PostsDeps } from "./deps";
import { HELD } from "./held";

/** Counts the scheduled posts of a user that do not go out unless they reconnect LinkedIn. */
export async function countHeldPosts({ db }: Pick<PostsDeps, "db">, user: { id: string }): Promise<number> {
  const [row] = await db.$queryRaw<{ held: number }[]>`
    select count(*)::int as held from posts p join users u on u.id = p.author_id
    where u.id = ${user.id}::uuid and ${HELD}`;
  return row!.held;
}
