import type { Deps } from "../deps";
import type { WaitlistStatus } from "./model/waitlist-status";

export type FoundAccount = { id: string; name: string | null; email: string | null; status: WaitlistStatus };

/** Every account of an address, at most ten: LinkedIn's addresses are not unique. */
export async function findAccounts({ db }: Pick<Deps, "db">, email: string): Promise<FoundAccount[]> {
  const users = await db.user.findMany({
    // `mode: "insensitive"` is ILIKE: the signs that mean something there are taken as they are.
    where: { email: { equals: email.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" } },
    orderBy: { id: "asc" },
    take: 10,
  });
  return users.map(({ id, name, email, waitlistStatus }) => ({ id, name, email, status: waitlistStatus }));
}
