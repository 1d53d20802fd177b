import { z } from "zod";
import type { ConnectionsDeps } from "./deps";
import type { ApiProduct } from "./model/api-product";
import type { MemberQuestion } from "./model/member-question";
import type { ProductGrant } from "./store-grant";

/** A grant that waits for its member's answer. It is stored nowhere: the member's browser keeps it, sealed. */
export type HeldGrant = {
  grant: ProductGrant;
  match: MemberQuestion["match"];
  /** In epoch milliseconds. */
  heldAt: number;
};

/** How long a question may be answered: as long as the browser keeps its cookie (takt-held-grant). */
const HELD_MS = 15 * 60_000;

const shape = z.object({
  grant: z.object({
    accessToken: z.string(),
    refreshToken: z.string().nullable(),
    expiresIn: z.number(),
    scopes: z.array(z.string()),
    memberSub: z.string().min(1),
    memberName: z.string().nullable(),
  }),
  match: z.enum(["differs", "unknown"]),
  heldAt: z.number(),
});

/** Seals a held grant for one user and product. */
export function sealHeldGrant(
  { vault }: Pick<ConnectionsDeps, "vault">,
  userId: string,
  product: ApiProduct,
  held: HeldGrant,
): string {
  return vault.seal(JSON.stringify(held), toSubject(userId, product));
}

/** Opens a held grant; null when it is not this user's and product's, was altered, or is older than its question. */
export function openHeldGrant(
  { vault, clock }: Pick<ConnectionsDeps, "vault" | "clock">,
  userId: string,
  product: ApiProduct,
  sealed: string,
): HeldGrant | null {
  let opened: string;
  try {
    opened = vault.open(sealed, toSubject(userId, product));
  } catch {
    // The browser sent something else: another account's, or an altered one.
    return null;
  }
  const held = shape.parse(JSON.parse(opened));
  return clock.now() - held.heldAt <= HELD_MS ? held : null;
}

const toSubject = (userId: string, product: ApiProduct) => `linkedin_grants/${userId}/${product}/held`;
