import type { RouterOutputs } from "~/trpc/react";

/** A post that needs the user, with what it needs. */
export type Needed = RouterOutputs["posts"]["needs"][number];
