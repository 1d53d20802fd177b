import type { DataRequestView } from "./model/data-request";

/** A row -> what screens see. */
export function toDataRequestView(
  row: Omit<DataRequestView, "state"> & { doneAt: Date | null },
): DataRequestView {
  const { id, reference, type, createdAt, dueAt, doneAt } = row;
  return { id, reference, type, createdAt, dueAt, state: doneAt ? "done" : "open" };
}
