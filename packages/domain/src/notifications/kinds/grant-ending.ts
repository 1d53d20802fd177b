import { sql } from "@takt/db/sql";
import { isPermitted } from "../../connections/model/permissions";
import { daysUntil } from "../../shared/days-until";
import { line } from "../../shared/line";
import type { EmailFacts, KindDefinition, KindEmail } from "../kind-definition";
import { MAX_AGE_SECONDS, NOTIFICATION_TIMING } from "../model/notification-timing";
import type { NotificationRow } from "../notification-row";

const DAYS = [...NOTIFICATION_TIMING.expiryNoticeDays];

/**
 * The grant of a further product (connections/model/api-product.ts) ends within 14, 7 or 2 days, or has ended: once per
 * grant and threshold; when several thresholds have passed, only the most urgent one.
 */
export const grantEnding: KindDefinition = {
  icon: "unplugged",
  tone: "warning",
  about: "grant",
  occasions: [
    sql`
    select g.user_id, null::uuid as post_id, g.updated_at as at,
      'grant_ending:' || g.product || ':' || g.generation || ':invalid' as occasion
    from linkedin_grants g join users u on u.id = g.user_id
    where g.status = 'invalid'
      and g.updated_at > now() - make_interval(secs => ${MAX_AGE_SECONDS}) -- guard:grant-news
      and u.waitlist_status = 'active' -- guard:grant-invalid-active`,
    sql`
    select g.user_id, null::uuid as post_id, g.access_token_expires_at as at,
      'grant_ending:' || g.product || ':' || g.generation || ':' || (
        select min(d) from unnest(${DAYS}::int[]) d
        where g.access_token_expires_at <= now() + make_interval(days => d)) as occasion
    from linkedin_grants g join users u on u.id = g.user_id
    where g.status = 'active' -- guard:grant-status
      and g.access_token_expires_at <= now() + make_interval(days => ${Math.max(...DAYS)}::int)
      and g.access_token_expires_at > now()
      and u.waitlist_status = 'active' -- guard:grant-active`,
  ],
  isOpen: (row) => findGrant(row) !== null,
  lines: (row) => {
    const { product, status, reason, accessTokenExpiresAt: at } = findGrant(row)!;
    const name = { text: `profile:products.${product}.name` };
    if (status !== "invalid") return [line("endsOn", { name, when: { at } })];
    return [line("ended", { name }), ...(reason ? [line(`notifications:why.${reason}`)] : [])];
  },
  email: writeEmail,
};

type Grant = NotificationRow["user"]["linkedinGrants"][number];

/** Finds the grant that is meant; null when it was made again, disconnected, or has ended since. */
function findGrant({ occasion, user }: NotificationRow): Grant | null {
  const [, product, generation, threshold] = occasion.split(":");
  const status = threshold === "invalid" ? "invalid" : "active";
  const isMeant = (grant: Grant) =>
    grant.product === product && grant.generation === Number(generation) && grant.status === status;
  return user.linkedinGrants.find(isMeant) ?? null;
}

function writeEmail(row: NotificationRow, { commentedAt, now }: EmailFacts): KindEmail {
  const { product, status, reason, scopes, accessTokenExpiresAt: at } = findGrant(row)!;
  const hasEnded = status === "invalid";
  const name = { text: `name.${product}` };
  const comments = isPermitted(scopes, "comment")
    ? commentedAt.filter((time) => hasEnded || time > at).length
    : 0;
  return {
    subject: hasEnded
      ? line("subject.ended", { name })
      : line("subject.ending", { name, count: Math.max(1, daysUntil(at, now)) }),
    paragraphs: [
      hasEnded
        ? line(`ended.${reason ?? "invalid"}`, { name })
        : line("ending", { name, time: { at, zone: row.user.timezone } }),
      comments ? line("comments", { count: comments }) : line(`effect.${product}`),
      line("next"),
    ],
    action: "connections",
  };
}
