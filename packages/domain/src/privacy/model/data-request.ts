import { z } from "zod";

/** `access`: a copy of the user's data. `erasure`: the deletion of the account. */
export const dataRequestInput = z.strictObject({ type: z.enum(["access", "erasure"]) });
export const dataRequestRef = z.strictObject({ id: z.uuid() });

export type DataRequestView = {
  id: string;
  /** The reference to quote, e.g. DR-7K3M9Q. */
  reference: string;
  type: "access" | "erasure";
  createdAt: Date;
  /** The operator answers by then. */
  dueAt: Date;
  state: "open" | "done";
};

/** Converts a row for screens. */
export function toDataRequestView(
  row: Omit<DataRequestView, "state"> & { doneAt: Date | null },
): DataRequestView {
  const { id, reference, type, createdAt, dueAt, doneAt } = row;
  return { id, reference, type, createdAt, dueAt, state: doneAt ? "done" : "open" };
}
