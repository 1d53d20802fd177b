import type { Prisma } from "@takt/db/generated/prisma/client";
import { sql, type Sql } from "@takt/db/sql";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { readWorkspacePlan } from "./read-plan";
import { monthName, getMonth } from "./model/month";
import { type CountedUsage, getLimit, type PlanErrorCode } from "./model/usage";

const COLUMNS: Record<CountedUsage, Sql> = { posts: sql`posts`, analyticsViews: sql`analytics_views` };

/**
 * Counts one use of the plan of the actor's workspace in the calendar month around `now` (epoch milliseconds) in the
 * actor's time zone, and checks the limit in the same statement: of many concurrent uses only as many succeed as are left. Unlimited use is counted too. It
 * belongs into the transaction of what is used, so that a refused act consumes nothing. Refuses with
 * `plan_limit_reached`.
 */
export async function consumeUsage(
  tx: Prisma.TransactionClient,
  actor: Pick<Actor, "workspaceId" | "zone">,
  what: CountedUsage,
  now: number,
): Promise<void> {
  const { plan, payerId } = await readWorkspacePlan(tx, actor, now);
  const limit = getLimit(plan, what);
  const column = COLUMNS[what];
  const consumed = await tx.$executeRaw`
    insert into usage_months (user_id, month, ${column})
    values (${payerId}::uuid, ${monthName(now, actor.zone)}, 1)
    on conflict (user_id, month) do update set ${column} = usage_months.${column} + 1
    where ${limit}::int is null or usage_months.${column} < ${limit}::int`;
  if (consumed === 1 || limit === null) return;
  const { zone } = actor;
  const resetsAt = getMonth(now, zone).to.toISOString();
  throw new DomainError<PlanErrorCode>("plan_limit_reached", { what, limit, resetsAt, zone, plan });
}
