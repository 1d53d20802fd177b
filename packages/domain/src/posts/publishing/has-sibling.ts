import type { Deps } from "../../deps";
import { siblingsOf } from "./siblings-of";

/** Whether a "duplicate" answer to this attempt's text could mean another post of the member than its own. */
export async function hasSibling({ db }: Pick<Deps, "db">, attemptId: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`${siblingsOf(attemptId)} limit 1`;
  return rows.length > 0;
}
