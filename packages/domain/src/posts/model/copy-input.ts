import { z } from "zod";
import { newId } from "../../shared/row-ref";

/** A new draft under an id from the browser, and the post that it is made from. */
export const copyInput = z.strictObject({ id: newId, of: z.uuid() });
export type CopyInput = z.infer<typeof copyInput>;
