import { createHash } from "node:crypto";
import type { Db } from "@takt/db/testing/connect-test-database";
import { parseLittleText } from "@takt/emulators/linkedin/model/little-text";
import type { LivePost, User } from "./act/user";
import type { CreateCall, Evidence, LedgerPost, SeenFile } from "./evidence";
import type { World } from "./world";

type Ref = { id: string; altText?: string; title?: string };
type EmulatorPost = {
  urn: string;
  author: string;
  published: string;
  visibility: string;
  createdAt: number;
  lifecycleState: string;
  content: { media?: Ref; multiImage?: { images: Ref[] } } | null;
};

/** The database's side and LinkedIn's, as they are at the end, in the run's own time. */
export async function collect(
  world: World,
  db: Db,
  {
    users,
    posts,
    seed,
    began,
    calmFrom,
  }: { users: User[]; posts: LivePost[] } & Pick<Evidence, "seed" | "began" | "calmFrom">,
): Promise<Evidence> {
  const { notes, skipped, stack } = world;
  const time = (at: Date | null) => (at === null ? null : at.getTime() + skipped);
  const keys = new Map(posts.map(({ id, planned }) => [id, planned.key]));
  const memberOf = new Map(users.map(({ id, member }) => [id, member]));
  const rows = await db.post.findMany({ include: { media: { select: { id: true } } } });
  const attempts = await db.publishAttempt.findMany({ orderBy: { sentAt: "asc" } });
  const ends = await db.user.findMany({ where: { id: { in: users.map(({ id }) => id) } } });
  const { calls, uploadFaults } = await readCalls(world);
  const members = new Set(users.map(({ member }) => member));
  const state = await stack.linkedin.state<{ posts: EmulatorPost[] }>();
  const ledger: LedgerPost[] = [];
  for (const post of state.posts)
    if (members.has(post.author)) ledger.push(await toLedgerPost(stack.linkedinUrl, post));
  return {
    seed,
    began,
    calmFrom,
    ended: world.now(),
    posts: rows.map((row) => ({
      id: row.id,
      key: keys.get(row.id) ?? "?",
      member: memberOf.get(row.authorId) ?? "?",
      visibility: row.visibility,
      status: row.status,
      scheduling: row.scheduling,
      scheduledAt: time(row.scheduledAt),
      dueAt: time(row.dueAt),
      expiresAt: time(row.expiresAt),
      deleted: row.deletedAt !== null,
      attemptId: row.attemptId,
      urn: row.linkedinUrn,
      reason: row.reason,
      files: row.media.length,
      resolvable: row.resolvable,
    })),
    attempts: attempts.map((row) => ({
      id: row.id,
      postId: row.postId,
      scheduling: row.scheduling,
      kind: row.kind,
      member: row.memberSub,
      requestHash: row.requestHash,
      textHash: row.textHash,
      sentAt: row.sentAt.getTime() + skipped,
      outcome: row.outcome,
    })),
    members: ends.map((user) => ({
      member: memberOf.get(user.id)!,
      active: user.linkedinStatus === "active",
    })),
    calls,
    uploadFaults,
    ledger,
    said: [...notes.said],
    links: [...notes.links],
    outages: [...notes.outages],
  };
}

async function readCalls({ stack, notes }: World) {
  const logged = await stack.linkedin.requests({ path: "^/rest/|dms-uploads" });
  const calls: CreateCall[] = [];
  const uploadFaults: Evidence["uploadFaults"] = [];
  for (const { at, method, path, body, member = "?", fault, status } of logged) {
    const met = fault === undefined ? null : notes.faults[fault]!;
    if (method === "POST" && path === "/rest/posts") {
      const { commentary } = JSON.parse(body) as { commentary: string };
      calls.push({
        at,
        member,
        requestHash: createHash("sha256").update(body).digest("hex"),
        text: parseLittleText(commentary).published,
        fault: met?.name ?? null,
        status,
        silenced: met !== null && !met.definite,
        definite: status !== null && (met ? met.definite : status < 500),
      });
    } else if (met) uploadFaults.push({ member, at, name: met.name });
  }
  return { calls, uploadFaults };
}

async function toLedgerPost(linkedinUrl: string, post: EmulatorPost): Promise<LedgerPost> {
  const { media, multiImage } = post.content ?? {};
  const files: SeenFile[] = [];
  for (const { id, altText, title } of [...(media ? [media] : []), ...(multiImage?.images ?? [])])
    files.push({
      sha256: await hashOf(`${linkedinUrl}/dms/asset/${id.split(":").slice(2).join("/")}`),
      words: altText ?? title ?? "",
    });
  const { urn, author, published, visibility, createdAt, lifecycleState } = post;
  return { urn, member: author, text: published, visibility, createdAt, lifecycleState, files };
}

async function hashOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return createHash("sha256")
    .update(Buffer.from(await response.arrayBuffer()))
    .digest("hex");
}
