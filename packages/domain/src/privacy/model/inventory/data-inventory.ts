import { ACCOUNT_RIGHTS_TABLES } from "./account-rights-tables";
import { ACCOUNT_TABLES } from "./account-tables";
import { ANALYTICS_TABLES } from "./analytics-tables";
import { BILLING_TABLES } from "./billing-tables";
import { COMMUNICATION_TABLES } from "./communication-tables";
import { CONNECTION_TABLES } from "./connection-tables";
import { CONTENT_TABLES } from "./content-tables";
import type { DataEntry, InventoryTable, PersonalTable } from "./data-entry";
import { OPERATION_TABLES } from "./operation-tables";
import { PUBLISHING_TABLES } from "./publishing-tables";
import { READING_TABLES } from "./reading-tables";
import { WRITING_TABLES } from "./writing-tables";

/**
 * Every table and column of the database: whose it is, what for, on which legal basis, how long and with whom. The
 * privacy policy, the export and the erasure of an account are made from it; a test compares it with the database.
 */
export const DATA_INVENTORY: Readonly<Record<string, InventoryTable>> = {
  ...ACCOUNT_TABLES,
  ...ACCOUNT_RIGHTS_TABLES,
  ...CONNECTION_TABLES,
  ...CONTENT_TABLES,
  ...WRITING_TABLES,
  ...PUBLISHING_TABLES,
  ...ANALYTICS_TABLES,
  ...READING_TABLES,
  ...BILLING_TABLES,
  ...COMMUNICATION_TABLES,
  ...OPERATION_TABLES,
};

/** The tables whose rows are somebody's, in the order of the inventory. */
export function personalTables(): [name: string, table: PersonalTable][] {
  return Object.entries(DATA_INVENTORY).flatMap(([name, table]) =>
    "nobodys" in table ? [] : [[name, table] as [string, PersonalTable]],
  );
}

/** Every entry with its table, e.g. for the policy's tables. */
export function dataEntries(): (DataEntry & { table: string })[] {
  return personalTables().flatMap(([table, { entries }]) => entries.map((entry) => ({ ...entry, table })));
}

/** All columns that the inventory names of a table. */
export function columnsOf(table: InventoryTable): string[] {
  return "nobodys" in table ? [...table.columns] : table.entries.flatMap(({ columns }) => columns);
}

/** The columns of a table that are in a person's export; none where the table is left out. */
export function exportedColumns(table: PersonalTable): string[] {
  if ("left" in table.export) return [];
  return table.entries.filter(({ omitted }) => !omitted).flatMap(({ columns }) => columns);
}
