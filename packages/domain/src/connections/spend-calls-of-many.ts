import type { Deps } from "../deps";
import { CALL_BUDGET } from "./model/call-budget";

/** Calls that are about to be made on api.linkedin.com. */
export type Spending = {
  memberSub: string;
  calls: number;
  /** When they will be made, if later than now: the day is that one's. */
  at?: Date;
};

/**
 * Counts calls before they are made, many members in one statement. Answers for each, in order, whether it was
 * counted: false means that the member's day has too few left, nothing was counted, and the call must not be made.
 * Rows are taken in the order of their members, so that two batches cannot lock each other out.
 * @param kind uploads and looks (`media`) leave the last calls of a day to posts
 */
export async function spendCallsOfMany(
  { db }: Pick<Deps, "db">,
  kind: "post" | "media",
  spendings: readonly Spending[],
): Promise<boolean[]> {
  const most = CALL_BUDGET.perDay - (kind === "media" ? CALL_BUDGET.keptForPosts : 0);
  const counted = new Set<Spending>();
  for (const round of byMemberOnce(spendings)) {
    const rows = await db.$queryRaw<{ memberSub: string }[]>`
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
      returning member_sub as "memberSub"`;
    const held = new Set(rows.map(({ memberSub }) => memberSub));
    for (const spending of round) if (held.has(spending.memberSub)) counted.add(spending);
  }
  return spendings.map((spending) => counted.has(spending));
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
