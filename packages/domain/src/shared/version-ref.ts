// zod/mini, because forms in the browser validate by this schema.
import * as z from "zod/mini";

/** The columns are int4: PostgreSQL refuses larger values with an error. */
const MAX_VERSION = 2_147_483_647;

/** References the version of a row that the user saw. */
export const versionRef = z.strictObject({
  id: z.uuid(),
  version: z.int().check(z.positive(), z.maximum(MAX_VERSION)),
});
export type VersionRef = z.infer<typeof versionRef>;
