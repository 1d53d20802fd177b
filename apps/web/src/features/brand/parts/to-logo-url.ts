import type { BrandView } from "@takt/domain/brand/model/brand-view";

/** Returns the address of the logo for members of the workspace, which changes with it; null without a logo. */
export function toLogoUrl(slug: string, { logo }: Pick<BrandView, "logo">): string | null {
  return logo && `${toLogoPath(slug)}&v=${logo}`;
}

/** Where a logo is sent to. */
export const toLogoPath = (slug: string): string => `/api/workspaces/logo?workspace=${slug}`;
