import type { Db } from "@takt/db/client";
import type { Actor } from "../shared/actor";
import type { BrandDeps } from "./deps";
import { type BrandView, NO_BRAND } from "./model/brand-view";

/** The columns of a brand that are seen. */
export const BRAND_COLUMNS = {
  name: true,
  primaryColor: true,
  secondaryColor: true,
  senderName: true,
  footer: true,
  poweredBy: true,
  logoKey: true,
} as const;

type BrandRow = Omit<BrandView, "logo"> & { logoKey: string | null };

/** Returns how the actor's workspace looks. */
export function getBrand({ db }: Pick<BrandDeps, "db">, { workspaceId }: Pick<Actor, "workspaceId">) {
  return readBrand(db, workspaceId);
}

/** Returns how a workspace looks; one without a brand looks like Takt. */
export async function readBrand(db: Pick<Db, "brand">, workspaceId: string): Promise<BrandView> {
  const row = await db.brand.findUnique({ where: { workspaceId }, select: BRAND_COLUMNS });
  return row ? toBrandView(row) : NO_BRAND;
}

/** The key of the logo stays inside: eight characters of it tell one from the next. */
export function toBrandView({ logoKey, ...brand }: BrandRow): BrandView {
  return { ...brand, logo: logoKey && logoKey.slice(0, 8) };
}
