import type { BrandView } from "./brand-view";
import { isBranded } from "./is-branded";

/**
 * Returns the name under which a workspace shows itself to others in place of Takt: the brand's, else its own. Null where it
 * looks like Takt.
 */
export function getMarkName(brand: Omit<BrandView, "senderName">, workspace: string): string | null {
  return isBranded({ ...brand, senderName: null }) ? (brand.name ?? workspace) : null;
}
