import type { Provider } from "../../../server/provider";

type Role = Provider["ownServices"][number];

/** Returns who processes data, what the provider runs itself, and which roles in use nobody is named for. */
export function splitRoles(
  { processors, ownServices }: Pick<Provider, "processors" | "ownServices">,
  inUse: readonly Role[],
) {
  const named = new Set([...ownServices, ...processors.flatMap(({ roles }) => roles)]);
  return {
    processors,
    own: ownServices.filter((role) => inUse.includes(role)),
    missing: inUse.filter((role) => !named.has(role)),
  };
}
