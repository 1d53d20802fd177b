import type { RouterInputs } from "../../trpc/react";
import type { TopicsFilter } from "./topics-filter";

/** Returns the api input for a filter, with at most 20 topics per page. */
export function listTopicsInput(filter: TopicsFilter): NonNullable<RouterInputs["topics"]["list"]> {
  return { limit: 20, ...(filter === "removed" && { removed: true }) };
}
