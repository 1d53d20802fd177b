import type { OutboxEmail } from "@takt/db/generated/prisma/client";
import { claimEmails } from "./claim-emails";
import type { OutboxDeps } from "./deps";
import { createBrandReader } from "./email-brand";
import type { EmailLane } from "./email-lane";
import type { EmailPlan, PlannerDeps } from "./email-planner";
import { expireEmails } from "./expire-emails";
import { MAX_CONSECUTIVE_FAILURES, retryDelayMs } from "./model/lanes";
import type { Mailer } from "./ports/mailer";

export type SendDeps = Omit<PlannerDeps, "readBrand"> & Pick<OutboxDeps, "files" | "log" | "mailer">;

/**
 * Sends one round of a lane's due emails, each at least once: an email that the server took without an answer is sent
 * again with the same id. Answers how many were accepted, and whether another round is worthwhile. Without a mail server
 * the emails wait. Never throws for a single email.
 */
export async function sendEmails(deps: SendDeps, lane: EmailLane): Promise<{ sent: number; more: boolean }> {
  const { mailer } = deps;
  if (!mailer) return { sent: 0, more: false };
  await expireEmails(deps, lane);
  const recipients = await claimEmails(deps, lane);
  const planning = { ...deps, readBrand: createBrandReader(deps) };
  const untried = new Set(recipients.flat());
  const findPlanner = ({ kind }: { kind: string }) => lane.kinds[kind]?.plan;
  const handled = (rows: OutboxEmail[]) => rows.forEach((row) => untried.delete(row));
  let [sent, failedInARow] = [0, 0];
  for (const rows of recipients) {
    for (const planner of new Set(rows.map(findPlanner))) {
      // A row of another lane is left to that lane.
      if (!planner) continue;
      const plan = await planner(
        planning,
        rows.filter((row) => findPlanner(row) === planner),
      );
      handled([...plan.skip, ...(plan.defer?.rows ?? [])]);
      await skipAndDefer(deps, plan);
      for (const delivery of plan.deliveries) {
        if (failedInARow >= MAX_CONSECUTIVE_FAILURES) {
          await release(deps, [...untried]);
          return { sent, more: false };
        }
        handled(delivery.rows);
        if (await deliver({ ...deps, mailer }, delivery, lane)) [sent, failedInARow] = [sent + 1, 0];
        else failedInARow += 1;
      }
    }
  }
  return { sent, more: recipients.length > 0 };
}

async function skipAndDefer({ db }: Pick<SendDeps, "db">, { skip, defer }: EmailPlan): Promise<void> {
  await db.outboxEmail.updateMany({ where: among(skip), data: { dueAt: null } });
  if (defer)
    await db.outboxEmail.updateMany({
      where: among(defer.rows),
      data: { dueAt: defer.until, tries: { decrement: 1 } },
    });
}

/** Ends the lease of rows that were not tried: they come up next, before what failed. */
async function release({ db, clock }: Pick<SendDeps, "db" | "clock">, rows: OutboxEmail[]): Promise<void> {
  await db.outboxEmail.updateMany({
    where: among(rows),
    data: { dueAt: new Date(clock.now()), tries: { decrement: 1 } },
  });
}

/** Sends the emails of some rows. A refused address keeps none of the others waiting; all are repeated later. */
async function deliver(
  { db, clock, log, mailer }: SendDeps & { mailer: Mailer },
  { rows, emails }: EmailPlan["deliveries"][number],
  lane: EmailLane,
): Promise<boolean> {
  const refusals: unknown[] = [];
  for (const email of emails) await mailer.send(email).catch((error: unknown) => refusals.push(error));
  if (refusals.length === 0) {
    const sentAt = new Date(clock.now());
    await db.outboxEmail.updateMany({ where: among(rows), data: { dueAt: null, sentAt } });
    return true;
  }
  const { id, tries } = rows[0]!;
  const [why] = refusals;
  log.warn("mail.failed", { email: id, kind: emails[0]!.content.kind, tries, why: (why as Error).message });
  const dueAt = new Date(clock.now() + retryDelayMs(tries, lane));
  await db.outboxEmail.updateMany({ where: among(rows), data: { dueAt } });
  return false;
}

const among = (rows: OutboxEmail[]) => ({ id: { in: rows.map(({ id }) => id) } });
