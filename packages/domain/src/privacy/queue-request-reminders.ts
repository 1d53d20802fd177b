import type { CoreDeps } from "../shared/core-deps";
import { OPERATOR_ZONE } from "../shared/format-day";
import { REMINDER_DAYS } from "./model/data-request-timing";

/**
 * Queues an e-mail to the operator about each confirmed request that is open ten days and three days before it is due,
 * once each; an extension starts both again. What is overdue counts as due within three days. Answers how many.
 */
export function queueRequestReminders({ db, clock }: Pick<CoreDeps, "db" | "clock">): Promise<number> {
  const now = new Date(clock.now());
  const { early, late } = REMINDER_DAYS;
  return db.$executeRaw`
    with open as (
      select id, extended_at,
        (due_at at time zone ${OPERATOR_ZONE})::date - (${now}::timestamptz at time zone ${OPERATOR_ZONE})::date as days_left
      from data_requests
      where true
        and done_at is null -- guard:reminder-done
        and withdrawn_at is null -- guard:reminder-withdrawn
        and verified_at is not null -- guard:reminder-verified
    )
    insert into outbox_emails (id, kind, occasion, data_request_id, created_at, due_at)
    select gen_random_uuid(), 'data_request_reminder',
      concat_ws(':', 'data_request_reminder', id, case when days_left <= ${late} then ${late}::int else ${early}::int end,
        case when extended_at is not null then 'extended' end),
      id, ${now}, ${now}
    from open where days_left <= ${early}
    on conflict (occasion) do nothing`;
}
