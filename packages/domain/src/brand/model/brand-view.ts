import type { BrandInput } from "./brand-input";

/** How a workspace looks to its members and guests. */
export type BrandView = BrandInput & {
  /** Changes with the logo, for its address; null: there is none. */
  logo: string | null;
};

/** A workspace that looks like Takt. */
export const NO_BRAND: BrandView = {
  name: null,
  primaryColor: null,
  secondaryColor: null,
  senderName: null,
  footer: null,
  poweredBy: true,
  logo: null,
};
