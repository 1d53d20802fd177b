// zod/mini, because forms in the browser validate by these schemas.
import * as z from "zod/mini";

/** The columns are int4: PostgreSQL refuses larger values with an error. */
const MAX_VERSION = 2_147_483_647;

/**
 * An id that the browser made for something new: a UUID v7 (RFC 9562), in order of time. Creating under it twice gives
 * what is there; an id that is taken by somebody else is refused like one that does not exist.
 */
export const newId = z.uuid({ version: "v7" });

/** References the version of a row that the user saw. */
export const versionRef = z.strictObject({
  id: z.uuid(),
  version: z.int().check(z.positive(), z.maximum(MAX_VERSION)),
});
export type VersionRef = z.infer<typeof versionRef>;
