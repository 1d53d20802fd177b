import type { Db } from "@takt/db/client";
import { createMedia } from "@takt/db/testing/factories/create-media";
import type { createUser } from "@takt/db/testing/factories/create-user";

let urns = 0;

/** Creates a file that is uploaded to LinkedIn for its owner and processed. */
export async function readyMedia(
  db: Db,
  owner: Awaited<ReturnType<typeof createUser>>,
  overrides: Parameters<typeof createMedia>[2] = {},
) {
  const file = await createMedia(db, owner, overrides);
  const urn = `urn:li:${file.kind}:ready-${++urns}`;
  const memberSub = owner.linkedinProfileId!;
  await db.mediaUrn.create({ data: { sha256: file.sha256, memberSub, urn, readyAt: new Date() } });
  return { ...file, urn };
}
