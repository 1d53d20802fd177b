import { sql } from "@takt/db/sql";

/** The name that somebody wants to be called, else LinkedIn's; null when neither is known. */
export function personName({
  displayName,
  name,
}: {
  displayName: string | null;
  name: string | null;
}): string | null {
  return displayName ?? name;
}

/** The same of `users u`, for statements in SQL. */
export const PERSON_NAME = sql`coalesce(u.display_name, u.name)`;
