import type { Db } from "@takt/db/client";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { v7 } from "uuid";
import type { NewPostInput, PostInput } from "../posts/model/post-input";

let urns = 0;

/** Creates a post that was due a second ago, and its author. */
export async function duePost(
  db: Db,
  overrides: Parameters<typeof createPost>[2] = {},
  author?: Awaited<ReturnType<typeof createUser>>,
) {
  const user = author ?? (await createUser(db, { linkedinConnectedAt: new Date(Date.now() - 3_600_000) }));
  const post = await createPost(db, user, {
    status: "scheduled",
    scheduledAt: new Date(Date.now() - 1000),
    ...overrides,
  });
  return { user, post };
}

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

/** Returns what an editor saves, with the fields that a test needs. */
export function createPostInput(overrides: Partial<PostInput> = {}): PostInput {
  return { content: "Hello", hashtags: [], visibility: "PUBLIC", media: [], ...overrides };
}

/** Returns what creates a post, under a new id. */
export function createNewPostInput(overrides: Partial<NewPostInput> = {}): NewPostInput {
  return { id: v7(), ...createPostInput(), ...overrides };
}
