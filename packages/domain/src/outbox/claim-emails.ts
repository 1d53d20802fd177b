import { sql } from "@takt/db/sql";
import type { OutboxEmail } from "@takt/db/generated/prisma/client";
import type { OutboxDeps } from "./deps";
import { type EmailLane, sendableKinds } from "./email-lane";

/** Recipients and rows of one round, which must fit into the lease. */
const MAX_RECIPIENTS = 5;
const MAX_ROWS = 500;

/**
 * Claims emails of a lane that are due, longest due first, and answers them by recipient: all of a recipient's together.
 * The caller holds them for the lease; when it dies they come up again. Emails to the operator wait while no operator
 * address is configured.
 */
export async function claimEmails(
  { db, operatorEmails }: Pick<OutboxDeps, "db" | "operatorEmails">,
  lane: EmailLane,
): Promise<OutboxEmail[][]> {
  const kinds = sendableKinds(lane, operatorEmails);
  const recipient = toRecipient(lane);
  const claimed = await db.$queryRaw<{ id: string; recipient: string }[]>`
    with recipients as (
      select distinct recipient from (
        select ${recipient} as recipient from outbox_emails
        where due_at <= now()
          and kind = any(${kinds}::text[]) -- guard:email-kinds
        order by due_at limit ${MAX_RECIPIENTS}) first
    ), due as (
      select id as due_id from outbox_emails
      where ${recipient} in (select recipient from recipients)
        and due_at <= now() -- guard:email-due
        and kind = any(${kinds}::text[]) -- guard:email-kinds
      order by due_at, id
      limit ${MAX_ROWS}
      for update skip locked
    )
    update outbox_emails set due_at = now() + make_interval(secs => ${lane.leaseMs / 1000}), tries = tries + 1
    from due where id = due_id
    returning id, ${recipient} as recipient`;
  if (claimed.length === 0) return [];
  const recipients = new Map(claimed.map(({ id, recipient }) => [id, recipient]));
  const rows = await db.outboxEmail.findMany({
    where: { id: { in: [...recipients.keys()] } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const groups = new Map<string, OutboxEmail[]>();
  for (const row of rows) {
    const key = recipients.get(row.id)!;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

/** A user is one recipient; each email to the operator, or to nobody with an account, counts as one of its own. */
function toRecipient({ toOperator }: EmailLane) {
  return toOperator ? sql`id` : sql`coalesce(user_id, id)`;
}
