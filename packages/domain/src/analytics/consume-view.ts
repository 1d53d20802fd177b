import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { consumeUsage } from "../plans/consume-usage";

/** How long an opened view stays open: changing the range, reloading and printing belong to it. */
export const VIEW_MINUTES = 60;

/**
 * Opens the actor's view of the analytics: it is counted against the plan unless one is open that was counted before.
 * Of concurrent calls one counts. Refuses with `plan_limit_reached`, and then no view is open.
 */
export async function consumeView(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Pick<Actor, "userId" | "workspaceId" | "zone">,
): Promise<void> {
  const now = clock.now();
  const open = await db.analyticsView.findUnique({ where: { userId: actor.userId } });
  if (open && open.openUntil.getTime() > now) return;
  const [from, until] = [new Date(now), new Date(now + VIEW_MINUTES * 60_000)];
  await db.$transaction(async (tx) => {
    const opened = await tx.$executeRaw`
      insert into analytics_views (user_id, open_until) values (${actor.userId}::uuid, ${until})
      on conflict (user_id) do update set open_until = excluded.open_until
        where analytics_views.open_until <= ${from}`;
    if (opened === 1) await consumeUsage(tx, actor, "analyticsViews", now);
  });
}
