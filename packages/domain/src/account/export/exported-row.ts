/** A row of a table as JSON says it: times in ISO format, lists and objects as they are. */
export type ExportedRow = Record<string, unknown>;
