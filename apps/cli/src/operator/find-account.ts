import type { Db } from "@takt/db/client";
import { findAccounts } from "@takt/domain/waitlist/list-accounts";
import { z } from "zod";
import { formatAccount } from "./format-account";

/**
 * Finds an account's id by id or e-mail address, or says why not. LinkedIn's addresses are not unique, so a shared one
 * is refused.
 */
export async function findAccount(db: Db, name: string): Promise<string | null> {
  if (z.uuid().safeParse(name).success) return name.toLowerCase();
  const found = await findAccounts({ db }, name);
  if (found.length === 1) return found[0]!.id;
  if (found.length === 0) console.error(`No account has the address ${name}.`);
  else {
    console.error(`${found.length} accounts have the address ${name}. Name one by its id:`);
    for (const account of found) console.error(formatAccount(account));
  }
  return null;
}
