import { emailToUser, type EmailPlanner, type PlannerDeps } from "../outbox/email-planner";
import type { EmailContent } from "../outbox/ports/mailer";
import { listCommentedTimes } from "../posts/first-comment/list-commented-times";
import { countHeldPosts } from "../posts/held-posts";
import type { EmailFacts } from "./kind-definition";
import { IN_OPEN_WORKSPACE } from "./in-open-workspace";
import { NOTIFICATION_TIMING } from "./model/notification-timing";
import { findTeam, notificationEmail, summaryEmail, summaryId } from "./notification-email";
import { getKindDefinition, NOTIFICATION_KIND_NAMES, type NotificationKind } from "./notification-kinds";
import { NOTIFICATION_ROW, type NotificationRow } from "./notification-row";

const { maxSingles, singlesWindowMs } = NOTIFICATION_TIMING;

/**
 * Plans the emails of one user about their notifications. What no longer applies, or is no longer wanted, is skipped. A
 * few posts have one email each; more than three within an hour become one summary, and further ones wait until the hour
 * is over. Emails about connections are always sent.
 */
export const planNotificationEmails: EmailPlanner = async ({ db, clock, readBrand }, rows) => {
  const notifications = await db.notification.findMany({
    where: { id: { in: rows.flatMap(({ notificationId }) => notificationId ?? []) }, ...IN_OPEN_WORKSPACE },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    include: NOTIFICATION_ROW,
  });
  const now = clock.now();
  const wanted = notifications.filter(
    (one) => getKindDefinition(one).isOpen(one) && isWanted(one) && isNew(one, now),
  );
  const user = wanted[0]?.user;
  if (!user) return { deliveries: [], skip: rows };
  const sent = await findSentTimes(db, user.id, now - singlesWindowMs);
  const { emails, deferred } = split(wanted, sent.length, {
    heldBack: await countHeldPosts({ db }, user),
    commentedAt: wanted.some((one) => getKindDefinition(one).about === "grant")
      ? await listCommentedTimes({ db }, user)
      : [],
    now,
  });
  const rowsById = new Map(rows.map((row) => [row.notificationId, row]));
  const toRows = (some: NotificationRow[]) => some.map(({ id }) => rowsById.get(id)!);
  const applying = new Set(toRows(wanted));
  return {
    deliveries: await Promise.all(
      emails.map(async ({ id, about, content }) => {
        const team = findTeam(about);
        const brand = team === null ? null : await readBrand(team);
        return {
          rows: toRows(about),
          emails: [emailToUser(id, { ...user, email: user.email! }, content, brand)],
        };
      }),
    ),
    skip: rows.filter((row) => !applying.has(row)),
    defer: { rows: toRows(deferred), until: new Date((sent[0]?.getTime() ?? now) + singlesWindowMs) },
  };
};

/** The emails about notifications: one a kind. */
export const NOTIFICATION_EMAILS = Object.fromEntries(
  NOTIFICATION_KIND_NAMES.map((kind) => [kind, { lane: "members", plan: planNotificationEmails }]),
) as Record<NotificationKind, { lane: "members"; plan: EmailPlanner }>;

/** An email, and the notifications it is about. */
type Planned = { id: string; about: NotificationRow[]; content: EmailContent };

/** Splits notifications into emails and those that wait. An email about one notification has its id. */
function split(
  wanted: NotificationRow[],
  sentThisHour: number,
  facts: EmailFacts,
): { emails: Planned[]; deferred: NotificationRow[] } {
  const single = (one: NotificationRow): Planned => ({
    id: one.id,
    about: [one],
    content: notificationEmail(one, facts),
  });
  const posts = wanted.filter((one) => getKindDefinition(one).summary);
  const emails = wanted.filter((one) => !getKindDefinition(one).summary).map(single);
  if (sentThisHour > maxSingles) return { emails, deferred: posts };
  if (sentThisHour + posts.length > maxSingles)
    emails.push({ id: summaryId(posts), about: posts, content: summaryEmail(posts) });
  else emails.push(...posts.map(single));
  return { emails, deferred: [] };
}

function isWanted({ kind, user }: NotificationRow): boolean {
  const choice = user.notificationChoices.find((one) => one.kind === kind);
  return user.waitlistStatus === "active" && user.email !== null && (choice?.email ?? true);
}

function isNew(row: NotificationRow, now: number): boolean {
  const { emailMaxAgeMs = Infinity } = getKindDefinition(row);
  return now - row.createdAt.getTime() <= emailMaxAgeMs;
}

/** Finds when emails about notifications were sent to the user; the rows of one email have the same time. */
async function findSentTimes(db: PlannerDeps["db"], userId: string, since: number): Promise<Date[]> {
  const rows = await db.outboxEmail.findMany({
    where: { userId, notificationId: { not: null }, sentAt: { gt: new Date(since) } },
    distinct: ["sentAt"],
    select: { sentAt: true },
    orderBy: { sentAt: "asc" },
  });
  return rows.map(({ sentAt }) => sentAt!);
}
