import type { Deps } from "../deps";
import { CALL_BUDGET } from "./model/call-budget";

/** Calls that are about to be made on api.linkedin.com. */
export type Spending = {
  memberSub: string;
  calls: number;
  /** When they will be made, if later than now: the day is that one's. */
  at?: Date;
};

/** Calls that were counted, and on which day of UTC (YYYY-MM-DD). */
export type Spent = { memberSub: string; calls: number; day: string };

export type BudgetDeps = Pick<Deps, "db" | "callsPerDay">;

/**
 * Counts calls before they are made, many members in one statement. Answers for each, in order, what was counted:
 * null means that the member's day has too few left, nothing was counted, and the call must not be made.
 * Rows are taken in the order of their members, so that two batches cannot lock each other out.
 * @param kind uploads and looks (`media`) leave the last calls of a day to posts
 */
export async function spendCallsOfMany(
  { db, callsPerDay }: BudgetDeps,
  kind: "post" | "media",
  spendings: readonly Spending[],
): Promise<(Spent | null)[]> {
  const most = callsPerDay - (kind === "media" ? CALL_BUDGET.keptForPosts : 0);
  const counted = new Map<Spending, Spent>();
  for (const round of byMemberOnce(spendings)) {
    const rows = await db.$queryRaw<{ memberSub: string; day: string }[]>`
      with r as (
        select * from unnest(
          ${round.map((r) => r.memberSub)}::text[], ${round.map((r) => r.calls)}::int[],
          ${round.map((r) => r.at ?? null)}::timestamptz[]
        ) as r(member_sub, calls, at)
      )
      insert into linkedin_calls as c (member_sub, day, calls)
      select member_sub, (greatest(now(), at) at time zone 'UTC')::date, calls from r
      where calls <= ${most} -- guard:spend-first
      order by member_sub
      on conflict (member_sub, day) do update set calls = c.calls + excluded.calls
        where c.calls + excluded.calls <= ${most} -- guard:spend-limit
      returning member_sub as "memberSub", day::text`;
    const days = new Map(rows.map(({ memberSub, day }) => [memberSub, day]));
    for (const spending of round) {
      const { memberSub, calls } = spending;
      const day = days.get(memberSub);
      if (day) counted.set(spending, { memberSub, calls, day });
    }
  }
  return spendings.map((spending) => counted.get(spending) ?? null);
}

/** One statement may not count for a member twice; so nearly always this is one round. */
function byMemberOnce(spendings: readonly Spending[]): Spending[][] {
  const rounds: Spending[][] = [];
  const seen = new Map<string, number>();
  for (const spending of spendings) {
    const turn = seen.get(spending.memberSub) ?? 0;
    seen.set(spending.memberSub, turn + 1);
    (rounds[turn] ??= []).push(spending);
  }
  return rounds;
}
