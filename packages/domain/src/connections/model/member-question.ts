import type { ApiProduct } from "./api-product";

/** The result of comparing the member of a product's token with the account's. `unknown`: nothing could be compared. */
export type MemberMatch = "same" | "differs" | "unknown";

/** A question to the member before a product's grant is stored, as the page shows it. */
export type MemberQuestion = {
  product: ApiProduct;
  match: Exclude<MemberMatch, "same">;
  /** As LinkedIn names the member of the token; null where it does not. */
  memberName: string | null;
};
