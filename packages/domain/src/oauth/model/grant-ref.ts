import * as z from "zod/mini";

export const grantRef = z.strictObject({ id: z.uuid() });
