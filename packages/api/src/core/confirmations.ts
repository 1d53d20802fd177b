import { z } from "zod";

/** Confirmations of the user where a post gets its time or is sent. */
export const confirmations = {
  /** The user has read a text that they have not written alone. */
  reviewed: z.boolean().optional(),
  /** The user approves it at every stage at which they may. */
  approve: z.boolean().optional(),
};
