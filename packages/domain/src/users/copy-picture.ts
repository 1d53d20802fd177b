import { randomUUID } from "node:crypto";
import type { StoredImage } from "../media/ports/file-store";
import type { UsersDeps } from "./deps";
import { PICTURE_LIMITS } from "../shared/picture-limits";

type Deps = Pick<UsersDeps, "db" | "files" | "readPicture" | "log">;

/**
 * Keeps a copy of the picture that LinkedIn has of a member, instead of the copy before. Its address there ends after a
 * while, and a browser that loaded it would tell LinkedIn of each page. `url` null: they have none. What cannot be read,
 * or is no picture, leaves the copy as it is.
 */
export async function copyPicture(deps: Deps, userId: string, url: string | null): Promise<void> {
  if (url === null) return setPicture(deps, userId, null);
  const bytes = await deps.readPicture(url);
  if (bytes === null) return;
  const picture = await deps.files.storeImage(randomUUID(), bytes, PICTURE_LIMITS.bytes);
  if (picture === null) return deps.log.warn("picture.refused", { bytes: bytes.length });
  await setPicture(deps, userId, picture);
}

/** Sets the copy, then removes the file of the one before; a file that is left is found as an orphan later. */
async function setPicture(
  { db, files, log }: Deps,
  userId: string,
  picture: StoredImage | null,
): Promise<void> {
  const [before] = await db.$queryRaw<{ key: string | null }[]>`
    update users u set picture_key = ${picture?.key ?? null}, picture_type = ${picture?.mimeType ?? null}
    from (select id, picture_key from users where id = ${userId}::uuid for update) old
    where u.id = old.id
    returning old.picture_key as key`;
  if (before?.key)
    await files.remove(before.key).catch((error: unknown) => {
      log.warn("picture.file_left", { error });
    });
}
