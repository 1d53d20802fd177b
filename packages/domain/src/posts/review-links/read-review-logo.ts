import type { BrandDeps } from "../../brand/deps";
import { readLogo } from "../../brand/read-logo";
import type { OpenStored } from "../../media/open-stored";
import type { CoreDeps } from "../../shared/core-deps";
import { findReview, type Visitor } from "./find-review";

/** Opens the logo of the workspace of a review link. Refuses as findReview does, and with `logo_not_found`. */
export async function readReviewLogo(
  deps: Pick<CoreDeps, "db" | "clock"> & Pick<BrandDeps, "files">,
  token: string,
  visitor: Visitor,
): Promise<OpenStored> {
  const { maker } = await findReview(deps, token, visitor, "reviewFile");
  return readLogo(deps, maker.workspaceId);
}
