import { openStored, type OpenStored } from "../media/open-stored";
import { DomainError } from "../shared/domain-error";
import type { UsersDeps } from "./deps";

/**
 * Returns the copy of the picture of a user themselves, or of a member who shares a workspace with them. Refuses with
 * `media_not_found`.
 */
export async function readPicture(
  { db, files }: Pick<UsersDeps, "db" | "files">,
  userId: string,
  memberId: string = userId,
): Promise<OpenStored> {
  const isShared = { memberships: { some: { workspace: { memberships: { some: { userId } } } } } };
  const user = await db.user.findFirst({
    where: { id: memberId, ...(memberId !== userId && isShared) },
    select: { pictureKey: true, pictureType: true },
  });
  const { pictureKey = null, pictureType = null } = user ?? {};
  if (pictureKey === null || pictureType === null) throw new DomainError("media_not_found");
  return openStored(files, pictureKey, pictureType);
}
