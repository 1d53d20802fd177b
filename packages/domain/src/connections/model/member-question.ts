import type { ApiProduct } from "./api-product";

/** What comparing the member of a product's token with the account's comes to. `unknown`: nothing could be compared. */
export type MemberMatch = "same" | "differs" | "unknown";

/** What a member is asked before a product's grant is stored, as the page shows it. */
export type MemberQuestion = {
  product: ApiProduct;
  match: Exclude<MemberMatch, "same">;
  /** As LinkedIn names the member of the token; null where it does not. */
  memberName: string | null;
};
