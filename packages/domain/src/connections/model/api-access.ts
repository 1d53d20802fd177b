import type { ApiProduct } from "./api-product";

/** A product of LinkedIn as its member sees it, without any token. */
export type ApiAccessView = {
  product: ApiProduct;
  /** Whether this installation has an app for it. */
  isOffered: boolean;
  status: "none" | "active" | "invalid";
  /** Why it is invalid. */
  reason: "revoked" | "expired" | "restricted" | "invalid" | null;
  /** Whose data it is, where the product tells a name. */
  memberName: string | null;
  connectedAt: Date | null;
  expiresAt: Date | null;
  /** When the member's posts were last read to their end. */
  postsReadAt: Date | null;
  /** When metrics were last collected. */
  metricsReadAt: Date | null;
};
