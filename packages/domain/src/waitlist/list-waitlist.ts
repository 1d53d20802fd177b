import type { Deps } from "../deps";

export type WaitlistEntry = {
  id: string;
  name: string | null;
  email: string | null;
  status: "waitlisted" | "active" | "rejected";
  joinedAt: Date | null;
};

/** Accounts that wait for the provider, the longest first; with an address, every account of that address. */
export async function listWaitlist({ db }: Pick<Deps, "db">, email?: string): Promise<WaitlistEntry[]> {
  const users = await db.user.findMany({
    where: email ? { email: { equals: email, mode: "insensitive" } } : { waitlistStatus: "waitlisted" },
    orderBy: [{ waitlistJoinedAt: "asc" }, { id: "asc" }],
    take: 500,
  });
  return users.map(({ id, name, email, waitlistStatus, waitlistJoinedAt }) => ({
    id,
    name,
    email,
    status: waitlistStatus,
    joinedAt: waitlistJoinedAt,
  }));
}
