import { sql } from "@takt/db/sql";
import { line } from "../../shared/line";
import type { KindDefinition } from "../kind-definition";
import { MAX_AGE_SECONDS } from "../model/notification-timing";
import type { NotificationRow } from "../notification-row";

/** Nothing is sent to a webhook any more, because it did not answer or said that it is gone: its maker is told, once each time. */
export const webhookResting: KindDefinition = {
  icon: "unplugged",
  tone: "warning",
  about: "webhook",
  occasions: [
    sql`
    select e.created_by_id as user_id, null::uuid as post_id, e.rested_at as at,
      'webhook_resting:' || e.id || ':' || round(extract(epoch from e.rested_at) * 1000)::bigint as occasion
    from webhook_endpoints e join workspaces w on w.id = e.workspace_id join users u on u.id = e.created_by_id
    where e.rested_at > now() - make_interval(secs => ${MAX_AGE_SECONDS}) -- guard:resting-news
      and w.closed_at is null -- guard:resting-workspace
      and u.waitlist_status = 'active' -- guard:resting-active`,
  ],
  isOpen: (row) => {
    const webhook = findWebhook(row);
    return webhook?.restedAt?.getTime() === Number(row.occasion.split(":")[2]);
  },
  lines: (row) => [line(getReason(row), { name: getName(row) })],
  email: (row) => ({
    subject: line("subject", { name: getName(row) }),
    paragraphs: [line(getReason(row), { name: getName(row) }), line("next")],
    action: "webhooks",
    workspace: { slug: findWebhook(row)!.membership.workspace.slug },
  }),
};

/** Null when it was deleted since. */
function findWebhook({ user, occasion }: NotificationRow) {
  const id = occasion.split(":")[1];
  return user.webhooks.find((webhook) => webhook.id === id) ?? null;
}

const getReason = (row: NotificationRow) => (findWebhook(row)!.restReason === "gone" ? "gone" : "failing");

/** A webhook without a name is called after its host. */
function getName(row: NotificationRow): string {
  const { name, url } = findWebhook(row)!;
  return name || new URL(url).host;
}
