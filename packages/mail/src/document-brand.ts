import { createHash } from "node:crypto";
import { type Shades, type Theme, toShades } from "@takt/domain/brand/model/brand-palette";
import type { EmailBrand } from "@takt/domain/outbox/ports/email-brand";
import { multiline, singleLine } from "./clean-text";
import type { Translate } from "./get-t";

/** As long as the domain allows them. */
const MAX_NAME = 80;
const MAX_FOOTER = 300;

/** How an email looks that is about a workspace with a brand. */
export type DocumentBrand = {
  /** Null: the email is headed by Takt. */
  name: string | null;
  /** Shown in place of the name, which it then stands for. */
  logo: { cid: string; bytes: Uint8Array; mimeType: string } | null;
  /** Null: Takt's. */
  shades: Record<Theme, Shades> | null;
  footer: string | null;
  /** Says that Takt is behind it; null: the workspace has turned that off, or Takt stands at the head. */
  poweredBy: string | null;
};

/**
 * Converts the brand of an email for its document.
 * @param host of the app, for the id of the logo (RFC 2392), by which the HTML shows it
 */
export function toDocumentBrand(brand: EmailBrand, t: Translate, host: string): DocumentBrand {
  const name = singleLine(brand.name ?? "", MAX_NAME) || null;
  return {
    name,
    logo: name !== null && brand.logo ? { ...brand.logo, cid: `${hash(brand.logo.bytes)}@${host}` } : null,
    shades: brand.primaryColor === null ? null : toShades(brand.primaryColor),
    footer: multiline(brand.footer ?? "", MAX_FOOTER) || null,
    poweredBy: brand.poweredBy && name !== null ? t("poweredBy") : null,
  };
}

const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex").slice(0, 32);
