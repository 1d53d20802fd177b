import { z } from "zod";
import { isStorable } from "../../shared/storable";
import { TEXT_CHECK } from "./text-check";

/** The input of the check "was this text written here?". */
export const textCheckInput = z.strictObject({
  text: z.string().trim().min(1).max(TEXT_CHECK.maxLength).refine(isStorable),
});
