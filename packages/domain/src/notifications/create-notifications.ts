import type { Sql } from "@takt/db/sql";
import type { OutboxDeps } from "../outbox/deps";
import type { NotificationKind } from "./notification-kinds";

/** Rows of one statement: bounds its duration. */
export const FIND_BATCH_SIZE = 500;

/**
 * Creates a notification of a kind for each occasion that has none, and queues its email in the same statement if the
 * user has an address and wants it. A notification is written even when the user wants none: it marks the occasion as
 * handled; nothing is about a post of a closed workspace. Returns how many.
 * @param occasions selects `user_id`, `occasion`, `post_id`, `at` and, of some kinds, `note_id` or `workspace_id`; the oldest come first
 * @param emailDelayMs delay of the email
 */
export async function createNotifications(
  { db, mailer }: Pick<OutboxDeps, "db" | "mailer">,
  kind: NotificationKind,
  occasions: Sql,
  emailDelayMs = 0,
): Promise<number> {
  const created = await db.$queryRaw<{ id: string }[]>`
    with created as (
      insert into notifications (id, user_id, kind, occasion, post_id, note_id, workspace_id, in_app)
      select gen_random_uuid(), o.user_id, ${kind}, o.occasion, o.post_id, (to_jsonb(o) ->> 'note_id')::uuid,
        (to_jsonb(o) ->> 'workspace_id')::uuid,
        coalesce(c.in_app, true)
      from (${occasions}
      ) o
      left join notification_choices c on c.user_id = o.user_id and c.kind = ${kind}
      where not exists (select 1 from notifications n where n.user_id = o.user_id and n.occasion = o.occasion)
        and not exists (select 1 from posts p join workspaces w on w.id = p.workspace_id where p.id = o.post_id and w.closed_at is not null) -- guard:occasion-workspace
      order by o.at
      limit ${FIND_BATCH_SIZE}
      on conflict (user_id, occasion) do nothing
      returning id, user_id
    ), queued as (
      insert into outbox_emails (id, kind, occasion, user_id, notification_id, due_at)
      select gen_random_uuid(), ${kind}, 'notification:' || n.id, n.user_id, n.id,
        now() + make_interval(secs => ${emailDelayMs / 1000})
      from created n
      join users u on u.id = n.user_id
      left join notification_choices c on c.user_id = n.user_id and c.kind = ${kind}
      where ${mailer !== null} and u.email is not null and coalesce(c.email, true)
    )
    select id from created`;
  return created.length;
}
