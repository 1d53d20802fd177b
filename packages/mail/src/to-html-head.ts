import type { DocumentBrand } from "./document-brand";
import { escapeHtml } from "./escape-html";

const TEXT = "color:#57605b;font-size:14px;font-weight:600";

/**
 * Formats the head of an email: the logo of its brand, else its name, else Takt. The logo lies on a white plate, since a
 * dark one would not be seen in the dark theme; where pictures are off, its name is shown.
 */
export function toHtmlHead(brand: DocumentBrand | undefined): string {
  const name = escapeHtml(brand?.name ?? "Takt");
  if (!brand?.logo) return `<p class="quiet" style="margin:0 0 20px;${TEXT}">${name}</p>`;
  return `<p style="margin:0 0 20px"><span style="display:inline-block;max-width:100%;box-sizing:border-box;margin-left:-8px;background:#ffffff;border-radius:8px;padding:6px 8px"><img src="cid:${escapeHtml(brand.logo.cid)}" alt="${name}" height="32" style="display:block;width:auto;height:auto;max-width:100%;max-height:32px;border:0;${TEXT}"></span></p>`;
}
