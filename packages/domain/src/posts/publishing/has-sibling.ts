import type { Deps } from "../../deps";
import { TIMING } from "../model/publish-timing";
import type { Resend } from "./stamp-resend";

/**
 * Whether another scheduling of this member sent the same bytes lately and may have been created: then a
 * "duplicate" answer could mean that one instead of ours.
 */
export async function hasSibling({ db }: Pick<Deps, "db">, resend: Resend): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    select 1 from publish_attempts s
    where s.member_sub = ${resend.memberSub} and s.request_hash = ${resend.requestHash}
      and (s.post_id <> ${resend.postId}::uuid or s.scheduling <> ${resend.scheduling})
      and (s.outcome is null or s.outcome in ('created', 'duplicate', 'unknown'))
      and s.sent_at > now() - make_interval(secs => ${(TIMING.duplicateWindow + TIMING.lease) / 1000})
    limit 1`;
  return rows.length > 0;
}
