import type { Deps } from "../deps";
import { NOTIFYING } from "./model/notification-timing";
import { NOTIFICATION_ROW, type NotificationRow } from "./notification-row";

/** People of one round, and rows of them: one round of letters must fit into the lease. */
const PEOPLE = 5;
const ROWS = 500;

/**
 * Takes notifications whose letters are due, all of a person together, the longest due first. They are this caller's for the lease;
 * a caller that dies loses nothing: they come up again.
 */
export async function claimMails({ db }: Pick<Deps, "db">): Promise<NotificationRow[]> {
  const claimed = await db.$queryRaw<{ id: string }[]>`
    with people as (
      select distinct user_id from (
        select user_id from notifications where mail_due_at <= now() order by mail_due_at limit ${PEOPLE}) first
    ), due as (
      select n.id from notifications n join people on people.user_id = n.user_id
      where n.mail_due_at <= now() -- guard:mail-due
      order by n.mail_due_at, n.id
      limit ${ROWS}
      for update of n skip locked
    )
    update notifications n set
      mail_due_at = now() + make_interval(secs => ${NOTIFYING.lease / 1000}), mail_tries = n.mail_tries + 1
    from due where n.id = due.id
    returning n.id`;
  if (claimed.length === 0) return [];
  return db.notification.findMany({
    where: { id: { in: claimed.map(({ id }) => id) } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    include: NOTIFICATION_ROW,
  });
}
