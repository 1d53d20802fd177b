// The browser gets zod's small build: what a form checks by imports this.
import * as z from "zod/mini";

/** The columns are int4: PostgreSQL refuses more, which would be an error of ours. */
const MAX_VERSION = 2_147_483_647;

/** Which version of what the user saw. */
export const versionRef = z.strictObject({
  id: z.uuid(),
  version: z.int().check(z.positive(), z.maximum(MAX_VERSION)),
});
export type VersionRef = z.infer<typeof versionRef>;
