import type { BrandView } from "./brand-view";

/** Whether a workspace looks otherwise than Takt to those who see it: by its name, its logo or its colors. */
export function isBranded({ name, logo, primaryColor, secondaryColor }: BrandView): boolean {
  return [name, logo, primaryColor, secondaryColor].some((part) => part !== null);
}
