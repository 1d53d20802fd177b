import type { Db } from "../../client";
import type { Post, Prisma } from "../../generated/prisma/client";
import { sequence } from "./create-user";

const HOUR = 3_600_000;

/**
 * Creates a post of a user. Its times follow from the status unless overridden: everything but a draft was scheduled,
 * and `dueAt` is `scheduledAt`.
 * @param owner a user as createUser answers it
 */
export function createPost(
  db: Db,
  owner: { id: string; workspaceId: string },
  overrides: Partial<Prisma.PostUncheckedCreateInput> = {},
): Promise<Post> {
  const base = { workspaceId: owner.workspaceId, authorId: owner.id, content: `Test post ${sequence()}` };
  return db.post.create({ data: { ...base, ...times(overrides), ...overrides } });
}

function times({ status = "draft", scheduledAt }: Partial<Prisma.PostUncheckedCreateInput>) {
  if (status === "draft" && !scheduledAt) return {};
  const past = status !== "scheduled" && status !== "cancelled";
  const at = new Date(scheduledAt ?? Date.now() + (past ? -HOUR : HOUR));
  return {
    scheduledAt: at,
    scheduledZone: "Europe/Berlin",
    scheduledWall: wallInBerlin(at),
    scheduling: 1,
    dueAt: at,
    expiresAt: new Date(at.getTime() + 12 * HOUR),
    ...(status === "published" && { publishedAt: at, linkedinUrn: shareUrn(at) }),
  };
}

/** Makes a URN as LinkedIn does: the instant is in its upper bits. */
function shareUrn(at: Date): string {
  return `urn:li:share:${(BigInt(at.getTime()) << 22n) + BigInt(sequence())}`;
}

/** Formats YYYY-MM-DDTHH:mm; the Swedish locale writes dates that way. */
function wallInBerlin(at: Date): string {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Berlin",
    dateStyle: "short",
    timeStyle: "short",
  });
  return format.format(at).replace(" ", "T");
}
