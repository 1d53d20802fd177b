import type { NotificationsDeps } from "./deps";
import { NOTIFICATION_TIMING } from "./model/notification-timing";
import { NOTIFICATION_ROW, type NotificationRow } from "./notification-row";

/** Users and rows of one round, which must fit into the lease. */
const MAX_USERS = 5;
const MAX_ROWS = 500;

/**
 * Claims notifications whose emails are due, all of a user together, longest due first. The caller holds them for the
 * lease; when it dies they come up again.
 */
export async function claimEmails({ db }: Pick<NotificationsDeps, "db">): Promise<NotificationRow[]> {
  const claimed = await db.$queryRaw<{ id: string }[]>`
    with people as (
      select distinct user_id from (
        select user_id from notifications where mail_due_at <= now() order by mail_due_at limit ${MAX_USERS}) first
    ), due as (
      select n.id from notifications n join people on people.user_id = n.user_id
      where n.mail_due_at <= now() -- guard:mail-due
      order by n.mail_due_at, n.id
      limit ${MAX_ROWS}
      for update of n skip locked
    )
    update notifications n set
      mail_due_at = now() + make_interval(secs => ${NOTIFICATION_TIMING.leaseMs / 1000}), mail_tries = n.mail_tries + 1
    from due where n.id = due.id
    returning n.id`;
  if (claimed.length === 0) return [];
  return db.notification.findMany({
    where: { id: { in: claimed.map(({ id }) => id) } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    include: NOTIFICATION_ROW,
  });
}
