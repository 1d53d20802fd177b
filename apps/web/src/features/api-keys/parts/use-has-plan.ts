import { useWorkspace } from "~/features/shared/navigation/workspace";
import { trpc } from "~/trpc/react";

/**
 * Tells whether the owner of this workspace has the plan that keys and webhooks are part of, as far as it is known: the server decides
 * it. A workspace for a team without it is read-only.
 */
export function useHasPlan(): boolean {
  const { slug, isReadOnly = false } = useWorkspace();
  const own = trpc.plans.usage.useQuery(undefined, { enabled: slug === null }).data?.plan;
  if (slug !== null) return !isReadOnly;
  return own === undefined || own === "enterprise";
}
