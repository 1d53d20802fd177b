import { z } from "zod";
import type { DataRequestType } from "./data-request-types";

/** Error codes of data requests. */
export type DataRequestErrorCode =
  /** Missing, done or another user's: the three answer alike. */
  | "data_request_not_found"
  /** The link leads to no request, or it is too old. */
  | "data_request_link_invalid"
  /** It is done or withdrawn. */
  | "data_request_closed"
  /** The address is not confirmed yet. */
  | "data_request_unverified"
  /** Extended already, later than the first month, or to a day that the law does not allow. */
  | "data_request_not_extendable";

export const dataRequestRef = z.strictObject({ id: z.uuid() });

export type DataRequestView = {
  id: string;
  /** The reference to quote, e.g. DR-7K3M9Q. */
  reference: string;
  type: DataRequestType;
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
