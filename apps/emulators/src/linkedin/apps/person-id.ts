import { createHash } from "node:crypto";

/**
 * The id by which an app knows a member. LinkedIn's ids are pairwise: each app sees another one (docs/linkedin-api.md,
 * Apps and products). The first registered app sees the emulator's own id, which tests can then spell out.
 */
export function personId(app: { clientId: string; isFirst: boolean }, sub: string): string {
  if (app.isFirst) return sub;
  return createHash("sha256").update(`${app.clientId} ${sub}`).digest("base64url").slice(0, 10);
}
