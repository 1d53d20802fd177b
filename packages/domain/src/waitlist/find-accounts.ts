import type { CoreDeps } from "../shared/core-deps";
import { escapeLikePattern } from "@takt/db/sql";
import type { WaitlistStatus } from "./model/waitlist-status";

export type FoundAccount = { id: string; name: string | null; email: string | null; status: WaitlistStatus };

/** Finds all accounts with an email address, at most ten: LinkedIn's addresses are not unique. */
export async function findAccounts({ db }: Pick<CoreDeps, "db">, email: string): Promise<FoundAccount[]> {
  const users = await db.user.findMany({
    where: { email: { equals: escapeLikePattern(email), mode: "insensitive" } },
    orderBy: { id: "asc" },
    take: 10,
    select: { id: true, name: true, email: true, waitlistStatus: true },
  });
  return users.map(({ id, name, email, waitlistStatus }) => ({ id, name, email, status: waitlistStatus }));
}
