import { PICTURE_LIMITS } from "../../shared/picture-limits";
import { mediaPath } from "../../archive/archive-entries";
import type { AccountDeps } from "../deps";

/** A stored file of a member's, and where it is in the archive. */
export type ExportedFile = { key: string; path: string; bytes: number };

/** Screenshots are small; their rows do not say how small. */
const SCREENSHOT_BYTES = 500_000;

/** Lists a member's picture, and the files of their posts and feedback. Each path is unique, whatever the files are named. */
export async function listFiles({ db }: Pick<AccountDeps, "db">, userId: string): Promise<ExportedFile[]> {
  const [user, media, screenshots] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { id: userId }, select: { pictureKey: true, pictureType: true } }),
    db.media.findMany({
      where: { uploaderId: userId },
      orderBy: { id: "asc" },
      select: { id: true, fileName: true, storageKey: true, bytes: true },
    }),
    db.feedback.findMany({
      where: { userId, screenshotKey: { not: null } },
      orderBy: { id: "asc" },
      select: { id: true, screenshotKey: true, screenshotType: true },
    }),
  ]);
  return [
    ...getPicture(user),
    ...media.map(({ id, fileName, storageKey, bytes }) => ({
      key: storageKey,
      path: mediaPath({ id, fileName }),
      bytes: Number(bytes),
    })),
    ...screenshots.map(({ id, screenshotKey, screenshotType }) => ({
      key: screenshotKey!,
      path: `media/feedback-${id}.${screenshotType === "image/jpeg" ? "jpg" : "png"}`,
      bytes: SCREENSHOT_BYTES,
    })),
  ];
}

/** The copy of the picture on LinkedIn. */
function getPicture(user: { pictureKey: string | null; pictureType: string | null }): ExportedFile[] {
  if (user.pictureKey === null) return [];
  const path = `media/profile-picture.${user.pictureType === "image/jpeg" ? "jpg" : "png"}`;
  return [{ key: user.pictureKey, path, bytes: PICTURE_LIMITS.bytes }];
}
