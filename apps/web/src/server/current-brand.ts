import { isBranded } from "@takt/domain/brand/model/is-branded";
import type { BrandView } from "@takt/domain/brand/model/brand-view";
import { getBrand } from "@takt/domain/brand/read-brand";
import { pageContext } from "./context";

/** Returns how the workspace of the document looks; null where it looks like Takt, as a personal one does. */
export async function currentBrand(): Promise<BrandView | null> {
  const { user, deps } = await pageContext();
  if (!user || user.workspace.slug === null) return null;
  const brand = await getBrand(deps, user.actor);
  return isBranded(brand) ? brand : null;
}
