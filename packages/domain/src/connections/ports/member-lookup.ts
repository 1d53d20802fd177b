import type { ApiProduct } from "../model/api-product";
import type { ReadOutcome } from "../model/read-outcome";

/** A member as the app of one product knows them. */
export type ProductMember = {
  /** For this app alone. */
  memberSub: string;
  /** Null where the product does not tell it. */
  memberName: string | null;
};

/**
 * Asks LinkedIn with a token of the Community Management app for the figures of a post (a share's or ugcPost's URN), which
 * it gives to the post's author alone. `unknown`: LinkedIn has not said.
 */
export type PostOwnership = (token: string, urn: string) => Promise<"own" | "foreign" | "unknown">;

/** Asks LinkedIn whose a token is. These tokens come without an id_token that would say it. */
export type MemberLookup = (product: ApiProduct, token: string) => Promise<ReadOutcome<ProductMember>>;
