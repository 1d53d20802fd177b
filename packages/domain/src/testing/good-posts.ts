import { createHash, randomUUID } from "node:crypto";
import type { Prisma } from "@takt/db/generated/prisma/client";
import fc from "fast-check";
import { fitsLinkedIn } from "../posts/model/post-length";

const SEED = 29;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse("2027-03-11T00:00:00Z");

/** Sentences that people write: both languages, other scripts, emoji, brackets, links, hashtags, odd white space. */
const SENTENCES = [
  "We hired our first engineer (remote, of course).",
  "Drei Dinge, die ich gelernt habe: zuhören, fragen, warten.",
  "Größe ist nicht alles – \u201eGeschwindigkeit\u201c auch nicht.",
  "Read more: https://example.com/a_b?x=1&y=[2]#part",
  "Mehr dazu auf https://de.wikipedia.org/wiki/Takt_(Musik).",
  "#Leadership starts with trust. #Führung",
  "👩‍💻🎉 1️⃣ Shipping today!",
  "品質は工程で作られる。",
  "الجودة أولا",
  "50 % weniger * Aufwand, 3 < 5 und 5 > 3.",
  "Ask @anna or mail to team@example.com.",
  "• first\n• second\n\t– third",
  "Back\\slash, {braces}, |pipes| and ~tildes~.",
  "\u00a0Non-breaking\u202fspaces\u00ad and soft hyphens\u200d.",
];
const TAGS = ["Leadership", "Führung", "B2B", "日本", "remote_work"];
type Media = Prisma.MediaCreateManyInput;

const post = fc.record({
  sentences: fc.array(fc.constantFrom(...SENTENCES), { minLength: 1, maxLength: 40 }),
  between: fc.constantFrom(" ", "\n", "\n\n", "\r\n"),
  hashtags: fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 5 }),
  kind: fc.constantFrom("text", "images", "video", "document", "card", "pictureCard", "poll"),
  pictures: fc.integer({ min: 1, max: 20 }),
  width: fc.integer({ min: 1, max: 6_000 }),
  seconds: fc.integer({ min: 3, max: 1_800 }),
  pages: fc.integer({ min: 1, max: 300 }),
  comment: fc.constantFrom("", "", "", "More: https://example.com", "x".repeat(1_250)),
  minute: fc.integer({ min: 0, max: 1_439 }),
});
type Sampled = typeof post extends fc.Arbitrary<infer Value> ? Value : never;

/** Makes posts that LinkedIn takes, one a day for each member, always the same; texts come again after ten days. */
export function makeGoodPosts(members: readonly { id: string; workspaceId: string }[], days: number) {
  const sampled = fc.sample(post, { seed: SEED, numRuns: members.length * days });
  const made = sampled.map((one, n) => makePost(one, n, members[Math.floor(n / days)]!, n % days));
  return { posts: made.map(({ row }) => row), media: made.flatMap(({ media }) => media) };
}

function makePost(one: Sampled, n: number, owner: { id: string; workspaceId: string }, day: number) {
  const { kind, hashtags, comment: firstComment } = one;
  const at = new Date(FIRST_DAY + day * DAY_MS + one.minute * 60_000);
  const row = {
    id: randomUUID(),
    workspaceId: owner.workspaceId,
    authorId: owner.id,
    content: makeText(one, `Post ${owner.id} ${day % 10}`),
    hashtags,
    firstComment,
    status: "scheduled",
    scheduledAt: at,
    dueAt: at,
    scheduling: 1,
    ...(["card", "pictureCard"].includes(kind) && {
      linkSource: "https://example.com/page",
      linkTitle: "A page",
    }),
    ...(kind === "poll" && {
      pollQuestion: "q".repeat(140),
      pollOptions: ["Yes", "No", "o".repeat(30)],
      pollDuration: "ONE_DAY",
    }),
  } satisfies Prisma.PostCreateManyInput;
  return { row, media: makeMedia(one, n).map((file, position) => ({ ...file, position, ...ofPost(row) })) };
}

/** As many of the sentences as fit. */
function makeText({ sentences, between, hashtags }: Sampled, title: string): string {
  let text = title;
  for (const sentence of sentences) {
    const longer = text + between + sentence;
    if (!fitsLinkedIn(longer, hashtags)) break;
    text = longer;
  }
  return text;
}

const ofPost = ({ id, workspaceId, authorId }: { id: string; workspaceId: string; authorId: string }) => ({
  postId: id,
  workspaceId,
  uploaderId: authorId,
});

function makeMedia({ kind, pictures, width, seconds, pages }: Sampled, n: number) {
  const file = (at: number, facts: Pick<Media, "kind" | "mimeType" | "bytes"> & Partial<Media>) => {
    const sha256 = createHash("sha256").update(`good ${n} ${at}`).digest("hex");
    return { fileName: `file-${at}`, sha256, storageKey: `good/${sha256}`, ...facts };
  };
  const mimeType = ["image/jpeg", "image/png", "image/gif"][n % 3]!;
  const picture = (at: number) =>
    file(at, {
      kind: "image",
      mimeType,
      bytes: 4_000n,
      width,
      height: 6_000,
      altText: "a".repeat(width % 4_087),
    });
  if (kind === "images") return Array.from({ length: pictures }, (_, at) => picture(at));
  if (kind === "pictureCard") return [picture(0)];
  if (kind === "video")
    return [file(0, { kind, mimeType: "video/mp4", bytes: 76_800n, durationMs: seconds * 1_000 })];
  return kind === "document" ? [file(0, { kind, mimeType: "application/pdf", bytes: 9_000n, pages })] : [];
}
