import type { PostsDeps } from "../deps";
import { TIMING } from "../model/publish-timing";
import { transition } from "../transition";

const LOSE = transition("lose");

/**
 * Settles attempts without an answer: those that cannot be decided become `unconfirmed`, and the user is asked. Returns
 * the posts to send again, which resolves the unknown outcome of a text. Those that are `pending` are being looked for
 * on LinkedIn, and are left out.
 */
export async function settleLost(
  { db }: Pick<PostsDeps, "db">,
  pending: readonly string[] = [],
): Promise<{ lost: number; resend: string[] }> {
  const seconds = { lease: TIMING.lease / 1000, pause: TIMING.pause / 1000, last: TIMING.last / 1000 };
  const lost = await db.$executeRaw`
    update posts p set ${LOSE.set}
    where ${LOSE.from}
      and p.id <> all(${[...pending]}::uuid[]) -- guard:lost-pending
      and (
      (resend_id is null and not resolvable and attempted_at <= now() - make_interval(secs => ${seconds.lease}))
      or (resend_id is null and attempted_at <= now() - make_interval(secs => ${seconds.last}))
      or (resend_id is not null and resent_at <= now() - make_interval(secs => ${seconds.lease})))`;
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from posts
    where status = 'publishing' and resolvable and resend_id is null
      and attempted_at <= now() - make_interval(secs => ${seconds.pause})
      and id <> all(${[...pending]}::uuid[]) -- guard:resend-pending
    order by attempted_at limit 500`;
  return { lost, resend: rows.map(({ id }) => id) };
}
