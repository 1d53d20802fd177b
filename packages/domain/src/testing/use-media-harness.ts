import { createMedia } from "@takt/db/testing/factories/create-media";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach } from "vitest";
import type { UploadOutcome } from "../posts/ports/publisher";
import { duePost } from "./post-fixtures";

export const MINUTE = 60_000;
export const VIDEO = { kind: "video", mimeType: "video/mp4", fileName: "film.mp4" } as const;

/** A database for posts whose files are being uploaded to LinkedIn; emptied before each test. */
export function useMediaHarness() {
  const database = useTestDatabase();
  beforeEach(async () => {
    await database.db.post.deleteMany();
    await database.db.mediaUrn.deleteMany();
    await database.db.mediaUpload.deleteMany();
    await database.db.linkedinCalls.deleteMany();
  });

  return {
    database,
    /** Creates a post that is due in `ms`, with one file. */
    async postWith(file: Partial<Parameters<typeof createMedia>[2]> = {}, ms = 5 * MINUTE) {
      const { user, post } = await duePost(database.db, { scheduledAt: soon(ms) });
      return { user, post, file: await createMedia(database.db, user, { postId: post.id, ...file }) };
    },
    read: (id: string) => database.db.post.findUniqueOrThrow({ where: { id } }),
    urns: () => database.db.mediaUrn.findMany(),
    /** Makes the next poll of every upload due. */
    makePollDue: () => database.db.mediaUrn.updateMany({ data: { nextPollAt: soon(-1000) } }),
  };
}

export const soon = (ms: number) => new Date(Date.now() + ms);

export const uploaded = (
  state: "ready" | "processing" | "unreadable",
  urn = "urn:li:video:1",
): UploadOutcome => ({ kind: "uploaded", urn, state });
