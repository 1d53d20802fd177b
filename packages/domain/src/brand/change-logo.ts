import { randomUUID } from "node:crypto";
import type { StoredImage } from "../media/ports/file-store";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { requireAct, requireWritable } from "../workspaces/model/acts";
import type { BrandDeps } from "./deps";
import type { BrandErrorCode } from "./model/brand-errors";
import { BRAND_LIMITS } from "./model/brand-limits";
import type { BrandView } from "./model/brand-view";
import { BRAND_COLUMNS, toBrandView } from "./read-brand";
import { withBrandLocked } from "./with-brand-locked";

/**
 * Gives the actor's workspace another logo, an SVG or a PNG, which is kept as a PNG. Refuses with `logo_too_large`,
 * `logo_invalid`, `logo_unsupported`, `rate_exceeded`, `act_forbidden`, `workspace_read_only` and `workspace_personal`; then the
 * one before it stays.
 */
export async function changeLogo(deps: BrandDeps, actor: Actor, bytes: Uint8Array): Promise<BrandView> {
  requireAct(actor, "workspace.manage");
  requireWritable(actor);
  if (bytes.length > BRAND_LIMITS.logoBytes)
    throw new DomainError<BrandErrorCode>("logo_too_large", { max: BRAND_LIMITS.logoBytes / 1024 });
  // Counted before the picture is drawn, which costs the most.
  await consumeRateLimit(deps, actor, "logo");
  const logo = await deps.files.storeLogo(randomUUID(), bytes);
  try {
    return await replaceLogo(deps, actor, logo);
  } catch (error) {
    await removeFile(deps, logo.key);
    throw error;
  }
}

/** Takes the logo away. Refuses with `act_forbidden`, `workspace_read_only` and `workspace_personal`. */
export async function removeLogo(deps: BrandDeps, actor: Actor): Promise<BrandView> {
  return replaceLogo(deps, actor, null);
}

async function replaceLogo(deps: BrandDeps, actor: Actor, logo: StoredImage | null): Promise<BrandView> {
  const change = { logoKey: logo?.key ?? null, logoType: logo?.mimeType ?? null };
  const { before, brand } = await withBrandLocked(deps, actor, async (tx, workspaceId) => {
    const replaced = await tx.brand.findUnique({ where: { workspaceId }, select: { logoKey: true } });
    const row = await tx.brand.upsert({
      where: { workspaceId },
      create: { workspaceId, ...change },
      update: change,
      select: BRAND_COLUMNS,
    });
    return { before: replaced?.logoKey ?? null, brand: toBrandView(row) };
  });
  if (before !== null) await removeFile(deps, before);
  return brand;
}

/** One that cannot be removed now has no row, by which the purge finds it. */
async function removeFile({ files, log }: Pick<BrandDeps, "files" | "log">, key: string): Promise<void> {
  await files.remove(key).catch((cause: unknown) => log.warn("brand.logo_left", { cause: String(cause) }));
}
