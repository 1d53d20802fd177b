import { createHash } from "node:crypto";
import { checkProducts, type App } from "./products";

/** The apps that are registered at the emulated LinkedIn, by client id. The first is the one meant when none is named. */
export function createRegisteredApps(apps: readonly App[]) {
  for (const app of apps) checkProducts(app);
  const byClientId = new Map(apps.map((app) => [app.clientId, app]));
  const first = apps[0];
  if (!first || byClientId.size < apps.length) throw new Error("Apps need client ids that differ");

  return {
    first,
    all: apps,
    find: (clientId: string | null | undefined) => byClientId.get(clientId ?? ""),
    /** The id by which an app knows a member. */
    personId: (clientId: string, sub: string) =>
      personId({ clientId, isFirst: clientId === first.clientId }, sub),
  };
}

/**
 * The id by which an app knows a member. LinkedIn's ids are pairwise: each app sees another one (docs/linkedin-api.md,
 * Apps and products). The first registered app sees the emulator's own id, which tests can then spell out.
 */
export function personId(app: { clientId: string; isFirst: boolean }, sub: string): string {
  if (app.isFirst) return sub;
  return createHash("sha256").update(`${app.clientId} ${sub}`).digest("base64url").slice(0, 10);
}
