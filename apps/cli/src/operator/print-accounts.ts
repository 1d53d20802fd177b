import type { Db } from "@takt/db/client";
import { listAccounts } from "@takt/domain/waitlist/list-accounts";
import type { WaitlistStatus } from "@takt/domain/waitlist/model/waitlist-status";
import { formatAccount } from "./format-account";

/** Prints the accounts of a status, one per line. @returns the exit code */
export async function printAccounts(db: Db, status: WaitlistStatus | "all"): Promise<number> {
  let cursor: string | undefined;
  let printed = 0;
  do {
    const page = await listAccounts(
      { db },
      { limit: 100, ...(status !== "all" && { status }), ...(cursor && { cursor }) },
    );
    for (const account of page.accounts) console.log(formatAccount(account));
    printed += page.accounts.length;
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  if (printed === 0) console.log(status === "waitlisted" ? "Nobody waits." : "No accounts.");
  return 0;
}
