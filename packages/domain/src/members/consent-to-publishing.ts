import type { Prisma } from "@takt/db/generated/prisma/client";
import { sql } from "@takt/db/sql";
import { authoredBySql } from "../posts/posts-of";
import { transition } from "../posts/transition";
import { type Actor, ownIn } from "../shared/actor";
import { lockUser } from "../shared/with-lock";
import type { CoreDeps } from "../shared/core-deps";
import { CONSENT_UNDO_HOURS, type ConsentView } from "./model/consent-view";
import { withMembersLocked } from "../workspaces/with-members-locked";
import { writeLog } from "../workspaces/write-log";

type Deps = Pick<CoreDeps, "db" | "clock">;

const CANCEL = transition("cancel");
const RESTORE = transition("restore");

/** How many posts were cancelled, or are scheduled again. */
type Changed = { posts: number };

/** Agrees that others of the workspace publish under the actor's name. */
export function giveConsent(deps: Deps, caller: Actor): Promise<void> {
  return withMembersLocked(deps, caller, "account.own", async ({ tx, actor, now }) => {
    const { count } = await tx.membership.updateMany({
      where: { ...ownIn(actor), consentedAt: null },
      data: { consentedAt: new Date(now), withdrawnAt: null },
    });
    if (count > 0) await writeLog(tx, actor, now, { action: "consent.given", subject: actor.userId });
  });
}

/**
 * Withdraws that, and cancels in the same statement what others have scheduled under the actor's name; what they have scheduled
 * themselves stays. The claim of a post waits for it, or it for the claim.
 */
export function withdrawConsent(deps: Deps, caller: Actor): Promise<Changed> {
  return withMembersLocked(deps, caller, "account.own", async ({ tx, actor, now }) => {
    const at = new Date(now);
    if (!(await hasConsented(tx, actor))) return { posts: 0 };
    await lockUser(tx, actor.userId);
    const posts = await tx.$executeRaw`
      with withdrawn as (
        update memberships set consented_at = null, withdrawn_at = ${at}
        where user_id = ${actor.userId}::uuid and workspace_id = ${actor.workspaceId}::uuid and consented_at is not null
        returning user_id
      )
      update posts p set ${CANCEL.set}, withdrawn_at = ${at} from withdrawn w
      where ${authoredBySql(actor)} and p.author_id = w.user_id and ${CANCEL.from}
        and p.scheduled_by_id is not null and p.deleted_at is null`;
    await writeLog(tx, actor, now, { action: "consent.withdrawn", subject: actor.userId });
    return { posts };
  });
}

async function hasConsented(tx: Prisma.TransactionClient, actor: Actor): Promise<boolean> {
  return (await tx.membership.count({ where: { ...ownIn(actor), consentedAt: { not: null } } })) > 0;
}

/** Undoes a withdrawal within a day: the consent is back, and posts whose time is still ahead are scheduled again. */
export function undoWithdrawal(deps: Deps, caller: Actor): Promise<Changed> {
  return withMembersLocked(deps, caller, "account.own", async ({ tx, actor, now }) => {
    const since = new Date(now - CONSENT_UNDO_HOURS * 3_600_000);
    const posts = await tx.$executeRaw`
      with given as (
        update memberships m set consented_at = ${new Date(now)} from memberships before
        where m.user_id = ${actor.userId}::uuid and m.workspace_id = ${actor.workspaceId}::uuid
          and m.consented_at is null and m.withdrawn_at > ${since}
          and before.user_id = m.user_id and before.workspace_id = m.workspace_id
        returning m.user_id, before.withdrawn_at
      )
      update posts p set ${RESTORE.set}, withdrawn_at = null from given g
      where ${authoredBySql(actor)} and p.author_id = g.user_id and p.withdrawn_at = g.withdrawn_at and ${RESTORE.from}
        and p.deleted_at is null and p.due_at > now()`;
    const { count } = await tx.membership.updateMany({
      where: { ...ownIn(actor), consentedAt: { not: null }, withdrawnAt: { not: null } },
      data: { withdrawnAt: null },
    });
    if (count > 0) await writeLog(tx, actor, now, { action: "consent.given", subject: actor.userId });
    return { posts };
  });
}

/** Reads whether others may publish under the actor's name, and what a withdrawal of the last day has cancelled. */
export async function getConsent({ db, clock }: Deps, actor: Actor): Promise<ConsentView> {
  const { consentedAt, withdrawnAt } = await db.membership.findUniqueOrThrow({
    where: { workspaceId_userId: ownIn(actor) },
    select: { consentedAt: true, withdrawnAt: true },
  });
  const undoneUntil = withdrawnAt && new Date(withdrawnAt.getTime() + CONSENT_UNDO_HOURS * 3_600_000);
  if (!undoneUntil || undoneUntil.getTime() <= clock.now()) return { consentedAt, withdrawal: null };
  const [row] = await db.$queryRaw<{ posts: number }[]>`
    select count(*)::int as posts from posts p
    where ${authoredBySql(actor)} and p.withdrawn_at = ${withdrawnAt} and ${sql`p.status = 'cancelled'`}`;
  return { consentedAt, withdrawal: { until: undoneUntil, posts: row!.posts } };
}
