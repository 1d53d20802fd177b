import { z } from "zod";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { requiredText } from "../shared/text-input";
import type { PostsDeps } from "./deps";
import type { PostErrorCode } from "./model/post-errors";
import { needsYou } from "./needs-you";
import { authoredBy } from "./posts-of";

/** How long a post that was put off is not asked about. */
const SNOOZE_HOURS = 24;

export const snoozeInput = z.strictObject({
  id: z.uuid(),
  /** The occasion of the need that the user saw. */
  occasion: requiredText(200),
});

/**
 * Puts off what a post needs for a day, unless it needs something else by now: then nothing is put off. Refuses with
 * `post_not_found` where the post needs nothing.
 */
export async function snoozeNeed(
  { db }: Pick<PostsDeps, "db">,
  actor: Actor,
  { id, occasion }: z.infer<typeof snoozeInput>,
): Promise<void> {
  const [need] = await db.$queryRaw<{ occasion: string }[]>`${needsYou(actor, { limit: 1, postId: id })}`;
  if (!need) throw new DomainError<PostErrorCode>("post_not_found");
  if (need.occasion !== occasion) return;
  await db.$executeRaw`
    insert into need_snoozes (post_id, occasion, until)
    values (${id}::uuid, ${occasion}, now() + make_interval(hours => ${SNOOZE_HOURS}::int))
    on conflict (post_id) do update set occasion = excluded.occasion, until = excluded.until`;
}

/** Asks about a post again that was put off; one that was not is left as it is. Refuses with `post_not_found`. */
export async function unsnoozeNeed(
  { db }: Pick<PostsDeps, "db">,
  actor: Actor,
  { id }: { id: string },
): Promise<void> {
  const post = await db.post.findFirst({ where: { id, ...authoredBy(actor) }, select: { id: true } });
  if (!post) throw new DomainError<PostErrorCode>("post_not_found");
  await db.needSnooze.deleteMany({ where: { postId: id, post: authoredBy(actor) } });
}
