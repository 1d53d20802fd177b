import type { BrandView } from "../../brand/model/brand-view";

/** How an email looks about a workspace that has a brand. */
export type EmailBrand = Pick<BrandView, "primaryColor" | "senderName" | "footer" | "poweredBy"> & {
  /** Stands at its head in place of Takt's; null: Takt's does. */
  name: string | null;
  /** Goes along with the email and is shown in place of the name; null: there is none, or it could not be read. */
  logo: { bytes: Uint8Array; mimeType: string } | null;
};
