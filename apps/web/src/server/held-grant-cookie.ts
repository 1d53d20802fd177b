import { API_PRODUCTS, type ApiProduct } from "@takt/domain/connections/model/api-product";
import { type HeldGrant, openHeldGrant, sealHeldGrant } from "@takt/domain/connections/seal-held-grant";
import { cookies } from "next/headers";
import { z } from "zod";
import { env } from "../env";
import { parseJson } from "../features/shared/parse-json";
import { cookieFlags, COOKIES } from "./cookies";
import { deps } from "./deps";
import { safeReturnPath } from "./safe-return-path";

/** Browsers keep cookies of 4,096 bytes with their name and flags; LinkedIn's tokens have far fewer. */
const MAX_LENGTH = 3_800;

const shape = z.object({ product: z.enum(API_PRODUCTS), back: z.string(), held: z.string() });

/** A grant that waits for its member's answer, and the page to come back to. */
export type WaitingGrant = { product: ApiProduct; back: string; held: HeldGrant };

/**
 * Keeps a held grant, sealed, in a cookie until the member has answered: nothing of it is stored here. Throws where it does
 * not fit.
 */
export async function keepHeldGrant(userId: string, { product, back, held }: WaitingGrant): Promise<void> {
  const value = JSON.stringify({ product, back, held: sealHeldGrant(deps(), userId, product, held) });
  if (encodeURIComponent(value).length > MAX_LENGTH) throw new Error("The grant does not fit into a cookie");
  const { name, maxAge } = COOKIES.heldGrant;
  (await cookies()).set(name, value, { ...cookieFlags(env().AUTH_URL), maxAge });
}

/** Reads the grant that waits for this user's answer; null without one. */
export async function readHeldGrant(userId: string): Promise<WaitingGrant | null> {
  const stored = shape.safeParse(parseJson((await cookies()).get(COOKIES.heldGrant.name)?.value ?? ""));
  if (!stored.success) return null;
  const { product, back } = stored.data;
  const held = openHeldGrant(deps(), userId, product, stored.data.held);
  return held && { product, back: safeReturnPath(back) ?? "/app/user/profile", held };
}
