import { z } from "zod";
import { CURSOR_PATTERN } from "./cursor";

/** The fields of the input of a list that is read page by page. */
export const pageInput = ({ size, max }: { size: number; max: number }) => ({
  /** `nextCursor` of the previous page. */
  cursor: z.string().regex(CURSOR_PATTERN).optional(),
  limit: z.number().int().min(1).max(max).default(size),
  /** Named by the infinite queries of tRPC; pages are read in one direction. */
  direction: z.literal("forward").optional(),
});
