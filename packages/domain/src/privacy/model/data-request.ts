import { z } from "zod";

/** access: a copy of one's data. erasure: the end of the account. */
export const dataRequestInput = z.strictObject({ type: z.enum(["access", "erasure"]) });
export const dataRequestRef = z.strictObject({ id: z.uuid() });

export type DataRequestView = {
  id: string;
  /** What is quoted about it, e.g. DR-7K3M9Q. */
  reference: string;
  type: "access" | "erasure";
  createdAt: Date;
  /** The provider answers until then. */
  dueAt: Date;
  state: "open" | "done";
};
