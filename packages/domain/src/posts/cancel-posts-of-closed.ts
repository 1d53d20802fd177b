import type { Db } from "@takt/db/client";
import { sql } from "@takt/db/sql";
import { transition } from "./transition";

const CANCEL = transition("cancel");

/** Cancels what accounts that are no longer active have on the schedule. Returns the number of posts. */
export function cancelPostsOfClosed(db: Pick<Db, "$executeRaw">, authorIds: string[]): Promise<number> {
  return db.$executeRaw(
    sql`update posts p set ${CANCEL.set} where p.author_id = any(${authorIds}::uuid[]) and ${CANCEL.from}`,
  );
}
