import type { Rng } from "./create-rng";
import { CREATE_FAULTS, LATEST_COMMIT, UPLOAD_FAULTS } from "./faults";
import type { PlannedFile, PlannedPost, PostKind } from "./plan";

const KINDS: Record<PostKind, number> = { text: 55, picture: 20, pictures: 12, video: 8, document: 5 };
const TEXTS = [
  "Über Straßen und Grüße: 100 % echt_oder_nicht (siehe unten).",
  "Line one\n\nLine three, with *stars*, ~tildes~ and a back\\slash.",
  "{curly} [square] <angle> | pipe @nobody #inline",
  "日本語のテキスト と emoji 🚀👩‍👩‍👧",
  "https://example.com/a_(b)?c=d#e and more.",
  "Plain words, nothing special.",
];
const TAGS = ["Zukunft", "hiring", "Ärzte", "日本", "b2b"];
/** Returns the number of full minutes in the run, which are the slots of posts. */
const slotCount = (minutes: number) => Math.max(1, Math.floor(minutes));

/** Plans posts of all kinds; some pairs share a text, which LinkedIn refuses as a duplicate for ten minutes. */
export function planPosts(
  rng: Rng,
  { seed, count, members, minutes }: { seed: number; count: number; members: number; minutes: number },
): PlannedPost[] {
  const posts: PlannedPost[] = [];
  for (let i = 0; i < count; i++) {
    const before = posts.at(-1);
    if (before && TWIN_KINDS.has(before.kind) && rng.chance(0.08)) {
      posts.push(planTwin(rng, before, i, minutes));
      continue;
    }
    const kind = rng.pickWeighted(KINDS);
    const key = `k${seed}x${String(i).padStart(5, "0")}`;
    posts.push({
      key,
      member: i % members,
      kind,
      content: `${key} ${rng.pick(TEXTS)}`,
      hashtags: rng.chance(0.3) ? [rng.pick(TAGS)] : [],
      visibility: rng.chance(0.1) ? "CONNECTIONS" : "PUBLIC",
      files: planFiles(rng, kind, i),
      due: planDue(rng, minutes),
      expiresAfterMs: rng.chance(0.06) ? rng.between(2_000, 40_000) : null,
      createFaults: planCreateFaults(rng, kind),
      uploadFaults: kind !== "text" && rng.chance(0.3) ? [rng.pick(Object.keys(UPLOAD_FAULTS))] : [],
    });
  }
  return posts;
}

/** The kinds of posts that may get a twin. */
const TWIN_KINDS: ReadonlySet<PostKind> = new Set(["text", "picture"]);
/** Faults without an answer after which LinkedIn has no post, so that the re-send meets the twin. */
const SILENT_FAULTS = ["cut", "hang", "500", "503"];

/** Plans a second post with the same text: identical, with another visibility, or with an image added or removed. */
function planTwin(rng: Rng, before: PlannedPost, salt: number, minutes: number): PlannedPost {
  const twin: PlannedPost = {
    ...before,
    due: planDue(rng, minutes),
    createFaults: rng.chance(0.6) ? [rng.pick(SILENT_FAULTS)] : [],
    uploadFaults: [],
    expiresAfterMs: null,
  };
  switch (rng.pick(["equal", "other visibility", "other files"])) {
    case "equal":
      return twin;
    case "other visibility":
      return { ...twin, visibility: twin.visibility === "PUBLIC" ? "CONNECTIONS" : "PUBLIC" };
    default: {
      const kind = twin.kind === "text" ? "picture" : "text";
      return { ...twin, kind, files: planFiles(rng, kind, salt) };
    }
  }
}

function planDue(rng: Rng, minutes: number) {
  if (rng.chance(0.6)) return { slot: rng.between(0, slotCount(minutes) - 1), ms: 0 };
  return { slot: null, ms: rng.between(0, minutes * 55_000) };
}

/** The share of texts that LinkedIn takes at the last moment: only the pause before a re-send keeps these from doubling. */
const LATEST_COMMIT_SHARE = 0.1;

/** Plans faults for a third of the posts, some with two, so that a re-send meets a fault as well. */
function planCreateFaults(rng: Rng, kind: PostKind): string[] {
  if (kind === "text" && rng.chance(LATEST_COMMIT_SHARE)) return [LATEST_COMMIT];
  const names = Object.keys(CREATE_FAULTS);
  if (!rng.chance(0.35)) return [];
  return rng.chance(0.3) ? [rng.pick(names), rng.pick(names)] : [rng.pick(names)];
}

function planFiles(rng: Rng, kind: PostKind, salt: number): PlannedFile[] {
  const file = (n: number): PlannedFile => ({
    kind: kind === "video" || kind === "document" ? kind : "image",
    // No two files are equal, so that published files can be identified.
    size: 16 + ((salt * 5 + n) % 200),
    shade: (salt * 7 + n * 31 + rng.between(0, 255)) % 256,
    altText: rng.pick(["", `Bild ${n + 1} (${salt})`]),
  });
  const count = { text: 0, picture: 1, pictures: rng.between(2, 4), video: 1, document: 1 }[kind];
  return Array.from({ length: count }, (_, n) => file(n));
}
