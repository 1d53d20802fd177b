import { createHash } from "node:crypto";
import type { Db } from "@takt/db/testing/connect-test-database";
import { parseLittleText } from "@takt/emulators/linkedin/model/little-text";
import type { LivePost, User } from "./actions/user";
import { collectEvents } from "./collect-events";
import type { CreateCall, Evidence, LedgerPost, SeenFile } from "./evidence";
import type { ChaosHarness } from "./start-chaos-harness";

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

/** Collects what the database and LinkedIn have at the end, in the run's own time. */
export async function collect(
  harness: ChaosHarness,
  db: Db,
  {
    users,
    posts,
    seed,
    startedAt,
    faultsEndedAt,
  }: { users: User[]; posts: LivePost[] } & Pick<Evidence, "seed" | "startedAt" | "faultsEndedAt">,
): Promise<Evidence> {
  const { notes, skippedMs, stack } = harness;
  const time = (at: Date | null) => (at === null ? null : at.getTime() + skippedMs);
  const keys = new Map(posts.map(({ id, planned }) => [id, planned.key]));
  const memberByUserId = new Map(users.map(({ id, member }) => [id, member]));
  const stages = { select: { _count: { select: { approvalStages: true } } } } as const;
  const rows = await db.post.findMany({ include: { media: { select: { id: true } }, workspace: stages } });
  const attempts = await db.publishAttempt.findMany({ orderBy: { sentAt: "asc" } });
  const finalUsers = await db.user.findMany({ where: { id: { in: users.map(({ id }) => id) } } });
  const { calls, uploadFaults } = await readCalls(harness);
  const members = new Set(users.map(({ member }) => member));
  const state = await stack.linkedin.state<{ posts: EmulatorPost[] }>();
  const ledger: LedgerPost[] = [];
  for (const post of state.posts)
    if (members.has(post.author)) ledger.push(await toLedgerPost(stack.linkedinUrl, post));
  return {
    seed,
    startedAt,
    faultsEndedAt,
    endedAt: harness.now(),
    posts: rows.map((row) => ({
      id: row.id,
      key: keys.get(row.id) ?? "?",
      member: memberByUserId.get(row.authorId) ?? "?",
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
      approval: row.workspace._count.approvalStages > 0 ? row.approval : null,
      byWriter: row.writerId !== null,
    })),
    attempts: attempts.map((row) => ({
      id: row.id,
      postId: row.postId,
      scheduling: row.scheduling,
      kind: row.kind,
      member: row.memberSub,
      requestHash: row.requestHash,
      textHash: row.textHash,
      sentAt: row.sentAt.getTime() + skippedMs,
      outcome: row.outcome,
    })),
    members: finalUsers.map((user) => ({
      member: memberByUserId.get(user.id)!,
      active: user.linkedinStatus === "active",
    })),
    calls,
    uploadFaults,
    ledger,
    userActions: [...notes.userActions],
    approvals: [...notes.approvals],
    withdrawals: [...notes.withdrawals],
    connectionChanges: [...notes.connectionChanges],
    outages: [...notes.outages],
    ...(await collectEvents(harness, db)),
  };
}

async function readCalls({ stack, notes }: ChaosHarness) {
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
      sha256: await fetchHash(`${linkedinUrl}/dms/asset/${id.split(":").slice(2).join("/")}`),
      text: altText ?? title ?? "",
    });
  const { urn, author, published, visibility, createdAt, lifecycleState } = post;
  return { urn, member: author, text: published, visibility, createdAt, lifecycleState, files };
}

async function fetchHash(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return createHash("sha256")
    .update(Buffer.from(await response.arrayBuffer()))
    .digest("hex");
}
