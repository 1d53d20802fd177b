import type { Prisma } from "@takt/db/generated/prisma/client";
import { readWorkspacePlan } from "../plans/read-plan";
import type { BrandView } from "./model/brand-view";
import { BRAND_COLUMNS, toBrandView } from "./read-brand";

/** The brand of a team, and the name of its workspace. */
export type TeamBrand = BrandView & { workspace: string };

/**
 * Returns the brand that a workspace shows to others at `now` (epoch milliseconds); null where it has none, is a personal
 * one, or its plan for teams has ended.
 */
export async function readTeamBrand(
  db: Pick<Prisma.TransactionClient, "brand" | "membership">,
  workspaceId: string,
  now: number,
): Promise<TeamBrand | null> {
  const row = await db.brand.findUnique({
    where: { workspaceId, workspace: { personal: false } },
    select: { ...BRAND_COLUMNS, workspace: { select: { name: true } } },
  });
  if (!row) return null;
  const { plan } = await readWorkspacePlan(db, { workspaceId }, now);
  if (plan !== "enterprise") return null;
  const { workspace, ...brand } = row;
  return { ...toBrandView(brand), workspace: workspace.name };
}
