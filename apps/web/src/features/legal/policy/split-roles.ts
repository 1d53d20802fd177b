import type { Provider } from "~/server/provider";

type Role = Provider["ownServices"][number];

/** Roles without a setting: a processor that is named for one is believed. */
const UNKNOWN: readonly Role[] = ["monitoring"];

/**
 * Returns who processes data, what the provider runs itself, and which roles in use nobody is named for. A processor that
 * is named for roles that this installation does not use, such as one whose service is emulated, gets no data.
 */
export function splitRoles(
  { processors, ownServices }: Pick<Provider, "processors" | "ownServices">,
  inUse: readonly Role[],
) {
  const named = new Set([...ownServices, ...processors.flatMap(({ roles }) => roles)]);
  const isUsed = (role: Role) => inUse.includes(role) || UNKNOWN.includes(role);
  return {
    processors: processors
      .map((processor) => ({ ...processor, roles: processor.roles.filter(isUsed) }))
      .filter(({ roles }) => roles.length > 0),
    own: ownServices.filter((role) => inUse.includes(role)),
    missing: inUse.filter((role) => !named.has(role)),
  };
}
