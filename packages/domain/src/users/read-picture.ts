import type { Readable } from "node:stream";
import { DomainError } from "../shared/domain-error";
import type { UsersDeps } from "./deps";

/** A member's picture: its type, its length in bytes, and what opens it. */
export type OpenPicture = {
  mimeType: string;
  bytes: number;
  open: (range?: { first: number; last: number }) => Promise<Readable>;
};

/**
 * Returns the copy of the picture of a user themselves, or of a member who shares a workspace with them. Refuses with
 * `media_not_found`.
 */
export async function readPicture(
  { db, files }: Pick<UsersDeps, "db" | "files">,
  userId: string,
  memberId: string = userId,
): Promise<OpenPicture> {
  const isShared = { memberships: { some: { workspace: { memberships: { some: { userId } } } } } };
  const user = await db.user.findFirst({
    where: { id: memberId, ...(memberId !== userId && isShared) },
    select: { pictureKey: true, pictureType: true },
  });
  const { pictureKey = null, pictureType = null } = user ?? {};
  if (pictureKey === null || pictureType === null) throw new DomainError("media_not_found");
  // A stream that nobody reads opens no file.
  const { bytes } = await files.read(pictureKey);
  const open = async (range?: { first: number; last: number }) =>
    (await files.read(pictureKey, range)).stream;
  return { mimeType: pictureType, bytes, open };
}
