import type { DataRequestView } from "./model/data-request";

/** Converts a row for screens. */
export function toDataRequestView(
  row: Omit<DataRequestView, "state"> & { doneAt: Date | null },
): DataRequestView {
  const { id, reference, type, createdAt, dueAt, doneAt } = row;
  return { id, reference, type, createdAt, dueAt, state: doneAt ? "done" : "open" };
}
