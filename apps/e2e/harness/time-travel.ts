import type { Db } from "@takt/db/testing/connect-test-database";
import type { Stack } from "./start-stack";

/**
 * Advances the time of every part by `ms`: rows grow older, and the clocks of the executor and LinkedIn move on (cron
 * ticks and sleeps fire in order).
 */
export async function timeTravel(db: Db, stack: Stack, ms: number): Promise<void> {
  const seconds = ms / 1000;
  await db.$transaction([
    // No trigger fires: nothing happens to a post that grows older.
    db.$executeRaw`set local session_replication_role = replica`,
    db.$executeRaw`
      update posts set
        due_at = due_at - make_interval(secs => ${seconds}::float8), queued_at = queued_at - make_interval(secs => ${seconds}::float8),
        scheduled_at = scheduled_at - make_interval(secs => ${seconds}::float8), expires_at = expires_at - make_interval(secs => ${seconds}::float8),
        attempted_at = attempted_at - make_interval(secs => ${seconds}::float8), resent_at = resent_at - make_interval(secs => ${seconds}::float8)`,
  ]);
  await db.$executeRaw`
    update post_comments set due_since = due_since - make_interval(secs => ${seconds}::float8),
      due_at = due_at - make_interval(secs => ${seconds}::float8),
      attempted_at = attempted_at - make_interval(secs => ${seconds}::float8)`;
  await db.$executeRaw`update post_changes set sent_at = sent_at - make_interval(secs => ${seconds}::float8)`;
  await db.$executeRaw`update publish_attempts set sent_at = sent_at - make_interval(secs => ${seconds}::float8)`;
  await db.$executeRaw`update media_uploads set leased_until = leased_until - make_interval(secs => ${seconds}::float8)`;
  await db.$executeRaw`
    update media_urns set uploaded_at = uploaded_at - make_interval(secs => ${seconds}::float8),
      ready_at = ready_at - make_interval(secs => ${seconds}::float8), next_poll_at = next_poll_at - make_interval(secs => ${seconds}::float8)`;
  await db.$executeRaw`update webhook_deliveries set due_at = due_at - make_interval(secs => ${seconds}::float8) where due_at is not null`;
  await db.$executeRaw`update webhook_endpoints set slow_until = slow_until - make_interval(secs => ${seconds}::float8) where slow_until is not null`;
  await stack.linkedin.tick(ms);
  await stack.inngest.tick(ms);
}
