import { sql } from "@takt/db/sql";
import { daysUntil } from "../../shared/days-until";
import { line } from "../../shared/line";
import type { KindDefinition } from "../kind-definition";
import { NOTIFICATION_TIMING } from "../model/notification-timing";

const DAYS = [...NOTIFICATION_TIMING.expiryNoticeDays];

/**
 * The connection to LinkedIn ends within 14, 7 or 2 days: once per connection and threshold; when several thresholds have
 * passed, only the most urgent one.
 */
export const connectionExpiring: KindDefinition = {
  icon: "clock",
  tone: "warning",
  about: "connection",
  occasions: [
    sql`
    select u.id as user_id, null::uuid as post_id, u.linkedin_access_token_expires_at as at,
      'connection_expiring:' || u.linkedin_generation || ':' || (
        select min(d) from unnest(${DAYS}::int[]) d
        where u.linkedin_access_token_expires_at <= now() + make_interval(days => d)) as occasion
    from users u
    where u.linkedin_status = 'active' -- guard:expiring-status
      and u.linkedin_access_token_expires_at <= now() + make_interval(days => ${Math.max(...DAYS)}::int)
      and u.linkedin_access_token_expires_at > now()
      and u.waitlist_status = 'active' -- guard:expiring-active`,
  ],
  isOpen: ({ user, occasion }) =>
    user.linkedinStatus === "active" &&
    occasion.startsWith(`connection_expiring:${user.linkedinGeneration}:`),
  lines: ({ user: { linkedinAccessTokenExpiresAt: at } }) => (at ? [line("endsOn", { when: { at } })] : []),
  email: ({ user }, { heldBack, now }) => {
    const at = user.linkedinAccessTokenExpiresAt ?? new Date(now);
    return {
      subject: line("subject", { count: Math.max(1, daysUntil(at, now)) }),
      paragraphs: [
        line("what", { time: { at, zone: user.timezone } }),
        heldBack ? line("heldBack", { count: heldBack, posts: { posts: heldBack } }) : line("noneHeldBack"),
        line("next"),
      ],
      action: heldBack ? "held" : "reconnect",
    };
  },
};
