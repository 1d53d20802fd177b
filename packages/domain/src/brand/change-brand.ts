import type { Actor } from "../shared/actor";
import type { BrandDeps } from "./deps";
import type { BrandInput } from "./model/brand-input";
import type { BrandView } from "./model/brand-view";
import { BRAND_COLUMNS, toBrandView } from "./read-brand";
import { withBrandLocked } from "./with-brand-locked";

/**
 * Changes how the actor's workspace looks; its logo stays. Refuses with `act_forbidden`, `workspace_read_only` and
 * `workspace_personal`.
 */
export function changeBrand(
  deps: Pick<BrandDeps, "db" | "clock">,
  actor: Actor,
  brand: BrandInput,
): Promise<BrandView> {
  return withBrandLocked(deps, actor, async (tx, workspaceId) => {
    const row = await tx.brand.upsert({
      where: { workspaceId },
      create: { workspaceId, ...brand },
      update: brand,
      select: BRAND_COLUMNS,
    });
    return toBrandView(row);
  });
}
