/** A request as the public pages show it. Nothing that was typed is in it: whoever has the link reads it. */
export type DataRequestReceipt = {
  /** The reference to quote, e.g. DR-7K3M9Q. */
  reference: string;
  createdAt: Date;
  /** The operator answers by then. */
  dueAt: Date;
  /** Whether the address is confirmed; until then nobody acts on the request. */
  verified: boolean;
};

/** Converts a row for the public pages. */
export function toReceipt(
  row: Omit<DataRequestReceipt, "verified"> & { verifiedAt: Date | null },
): DataRequestReceipt {
  const { reference, createdAt, dueAt, verifiedAt } = row;
  return { reference, createdAt, dueAt, verified: verifiedAt !== null };
}
