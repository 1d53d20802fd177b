const MIB = 1024 * 1024;

/** Bounds of imports and runs. */
export const SYNC_LIMITS = {
  /** A data archive without pictures has a few megabytes. */
  fileBytes: 20 * MIB,
  /** Of one file inside a ZIP: a text of 3,000 characters in each of 10,000 rows has 30 MB. */
  csvBytes: 64 * MIB,
  /** Of all sheets of a spreadsheet together; LinkedIn's have some hundred kilobytes. */
  sheetBytes: 8 * MIB,
  rows: 100_000,
  /** Of a CSV's record: LinkedIn's have six. */
  fields: 100,
  /** Of all sheets together: ten years of days have a quarter of that. */
  cells: 50_000,
  /** A cell's text is cut here: the longest that is read is the address of a post. */
  cellCharacters: 500,
  /** Of all cells together, also where many share one text. */
  workbookCharacters: 4_000_000,
  /** A post has 3,000 characters; the rest is for LinkedIn's long ones and their quotes. */
  textLength: 10_000,
  /** Refused rows that are listed; all are counted. */
  report: 200,
  /** Posts of one transaction. */
  batch: 500,
  /** A run belongs to its process for this long, and the time is renewed with each batch. */
  leaseMs: 60_000,
  /** A step of a job works this long on a run before others get their turn. */
  sliceMs: 15_000,
  /** A run that has not ended by then never will. */
  runMs: 2 * 3_600_000,
  /** A file that was read and shown waits this long for its member's yes. */
  proposalMs: 3_600_000,
  /** So long, and so many of a member's last imports, can be undone. */
  undoDays: 7,
  undoImports: 5,
  /** A run that has thrown, or lost its process, so often without getting further has failed. */
  crashes: 2,
} as const;
