import { openStored, type OpenStored } from "../media/open-stored";
import { DomainError } from "../shared/domain-error";
import type { BrandDeps } from "./deps";
import type { BrandErrorCode } from "./model/brand-errors";

/** Returns the logo of a workspace, whose reader the caller has let in. Refuses with `logo_not_found`. */
export async function readLogo(
  { db, files }: Pick<BrandDeps, "db" | "files">,
  workspaceId: string,
): Promise<OpenStored> {
  const row = await db.brand.findUnique({
    where: { workspaceId },
    select: { logoKey: true, logoType: true },
  });
  const { logoKey: key = null, logoType: mimeType = null } = row ?? {};
  if (key === null || mimeType === null) throw new DomainError<BrandErrorCode>("logo_not_found");
  return openStored(files, key, mimeType);
}
