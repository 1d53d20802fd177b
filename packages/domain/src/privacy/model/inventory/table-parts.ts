import type { PersonLink, PersonalTable } from "./data-entry";

/** Splits names of columns that are written in one text, with spaces between them. */
export const names = (columns: string): string[] => columns.trim().split(/\s+/);

/** The usual link: a column with the id of a user. */
export const ownedBy = (column = "user_id"): PersonLink => ({ column, table: "users", key: "id" });

/** Says of rows how they lead to their person, and that the database deletes them with the row that they belong to. */
export const rowsOf = (link: PersonLink) =>
  ({ links: [link], erasure: { rule: "cascade" } }) as const satisfies Partial<PersonalTable>;

/** Rows with a `user_id` that the database deletes with their user. */
export const OWN_ROWS = rowsOf(ownedBy());
