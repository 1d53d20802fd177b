import type { ConnectionsDeps } from "./deps";

/**
 * A member's calls to LinkedIn per UTC day, counted before they are made (docs/linkedin-api.md, Limits and versions).
 * Every call on api.linkedin.com counts; the bytes sent to dms-uploads are assumed not to. Uploads and status polls
 * leave the last calls to posts, so that a large carousel cannot keep the day's next post from going out.
 */
export const CALL_QUOTA = { perDay: 150, reservedForPosts: 30 } as const;

/** Calls that are about to be made on api.linkedin.com. */
export type QuotaRequest = {
  memberSub: string;
  calls: number;
  /** When they will be made, if later than now; they count on that day. */
  at?: Date;
};

/** Calls that were counted, and their UTC day (YYYY-MM-DD). */
export type QuotaLease = { memberSub: string; calls: number; day: string };

export type QuotaDeps = Pick<ConnectionsDeps, "db" | "callsPerDay">;

/**
 * Counts calls before they are made, for many members in one statement. Returns for each request, in order, what was
 * counted; null means that the member has too few calls left that day, nothing was counted, and the calls must not be
 * made. Rows are locked in the order of their members, so that two batches cannot deadlock.
 * @param kind uploads and status polls (`media`) leave the last calls of a day to posts
 */
export async function consumeQuotas(
  { db, callsPerDay }: QuotaDeps,
  kind: "post" | "media",
  requests: readonly QuotaRequest[],
): Promise<(QuotaLease | null)[]> {
  const limit = callsPerDay - (kind === "media" ? CALL_QUOTA.reservedForPosts : 0);
  const counted = new Map<QuotaRequest, QuotaLease>();
  for (const batch of toDistinctBatches(requests)) {
    const rows = await db.$queryRaw<{ memberSub: string; day: string }[]>`
      with r as (
        select * from unnest(
          ${batch.map((r) => r.memberSub)}::text[], ${batch.map((r) => r.calls)}::int[],
          ${batch.map((r) => r.at ?? null)}::timestamptz[]
        ) as r(member_sub, calls, at)
      )
      insert into linkedin_calls as c (member_sub, day, calls)
      select member_sub, (greatest(now(), at) at time zone 'UTC')::date, calls from r
      where calls <= ${limit} -- guard:quota-first
      order by member_sub
      on conflict (member_sub, day) do update set calls = c.calls + excluded.calls
        where c.calls + excluded.calls <= ${limit} -- guard:quota-limit
      returning member_sub as "memberSub", day::text`;
    const days = new Map(rows.map(({ memberSub, day }) => [memberSub, day]));
    for (const request of batch) {
      const { memberSub, calls } = request;
      const day = days.get(memberSub);
      if (day) counted.set(request, { memberSub, calls, day });
    }
  }
  return requests.map((request) => counted.get(request) ?? null);
}

/** Splits requests into batches with distinct members, usually one batch: an upsert cannot update a row twice. */
function toDistinctBatches(requests: readonly QuotaRequest[]): QuotaRequest[][] {
  const batches: QuotaRequest[][] = [];
  const seen = new Map<string, number>();
  for (const request of requests) {
    const index = seen.get(request.memberSub) ?? 0;
    seen.set(request.memberSub, index + 1);
    (batches[index] ??= []).push(request);
  }
  return batches;
}

/** Counts a member's calls before they are made; false means that nothing was counted, and they must not be made. */
export async function consumeQuota(
  deps: QuotaDeps,
  { kind, ...request }: QuotaRequest & { kind: "post" | "media" },
): Promise<boolean> {
  const [lease] = await consumeQuotas(deps, kind, [request]);
  return lease !== null;
}

/** Gives calls back that were counted and surely never made. A crash before it costs a call of the day, not a post. */
export async function refundQuota(
  { db }: Pick<ConnectionsDeps, "db">,
  { memberSub, calls, day }: QuotaLease,
): Promise<void> {
  await db.$executeRaw`
    update linkedin_calls set calls = greatest(0, calls - ${calls})
    where member_sub = ${memberSub} and day = ${day}::date`;
}
