import type { Dice } from "./dice";
import { CREATE_FAULTS, UPLOAD_FAULTS } from "./faults";
import type { PlannedFile, PlannedPost, PostKind } from "./plan";

const KINDS: Record<PostKind, number> = { text: 55, picture: 20, pictures: 12, video: 8, document: 5 };
const WORDS = [
  "Über Straßen und Grüße: 100 % echt_oder_nicht (siehe unten).",
  "Line one\n\nLine three, with *stars*, ~tildes~ and a back\\slash.",
  "{curly} [square] <angle> | pipe @nobody #inline",
  "日本語のテキスト と emoji 🚀👩‍👩‍👧",
  "https://example.com/a_(b)?c=d#e and more.",
  "Plain words, nothing special.",
];
const TAGS = ["Zukunft", "hiring", "Ärzte", "日本", "b2b"];
/** Of the full minutes in the run, as many are chosen as times of posts. */
const slotsOf = (minutes: number) => Math.max(1, Math.floor(minutes));

/** Posts of all kinds; now and then two of a member have the same words, which LinkedIn refuses for ten minutes. */
export function planPosts(
  dice: Dice,
  { seed, count, members, minutes }: { seed: number; count: number; members: number; minutes: number },
): PlannedPost[] {
  const posts: PlannedPost[] = [];
  for (let i = 0; i < count; i++) {
    const before = posts.at(-1);
    if (before && TWINS.has(before.kind) && dice.chance(0.08)) {
      posts.push(planTwin(dice, before, i, minutes));
      continue;
    }
    const kind = dice.weigh(KINDS);
    const key = `k${seed}x${String(i).padStart(5, "0")}`;
    posts.push({
      key,
      member: i % members,
      kind,
      content: `${key} ${dice.pick(WORDS)}`,
      hashtags: dice.chance(0.3) ? [dice.pick(TAGS)] : [],
      visibility: dice.chance(0.1) ? "CONNECTIONS" : "PUBLIC",
      files: planFiles(dice, kind, i),
      due: planDue(dice, minutes),
      lifeMs: dice.chance(0.06) ? dice.between(2_000, 40_000) : null,
      createFaults: planCreateFaults(dice),
      uploadFaults: kind !== "text" && dice.chance(0.3) ? [dice.pick(Object.keys(UPLOAD_FAULTS))] : [],
    });
  }
  return posts;
}

/** Kinds of posts that get twins. */
const TWINS: ReadonlySet<PostKind> = new Set(["text", "picture"]);
/** LinkedIn has nothing after them, and says nothing: the re-send then meets the twin. */
const COMES_TO_NOTHING = ["cut", "hang", "500", "503"];

/** The same words once more: byte for byte, or seen by others, or with a picture where the first has none and the reverse. */
function planTwin(dice: Dice, before: PlannedPost, salt: number, minutes: number): PlannedPost {
  const twin: PlannedPost = {
    ...before,
    due: planDue(dice, minutes),
    createFaults: dice.chance(0.6) ? [dice.pick(COMES_TO_NOTHING)] : [],
    uploadFaults: [],
    lifeMs: null,
  };
  switch (dice.pick(["equal", "seen by others", "other files"])) {
    case "equal":
      return twin;
    case "seen by others":
      return { ...twin, visibility: twin.visibility === "PUBLIC" ? "CONNECTIONS" : "PUBLIC" };
    default: {
      const kind = twin.kind === "text" ? "picture" : "text";
      return { ...twin, kind, files: planFiles(dice, kind, salt) };
    }
  }
}

function planDue(dice: Dice, minutes: number) {
  if (dice.chance(0.6)) return { slot: dice.between(0, slotsOf(minutes) - 1), ms: 0 };
  return { slot: null, ms: dice.between(0, minutes * 55_000) };
}

/** A third of the posts; of these some twice, so that a re-send meets trouble as well. */
function planCreateFaults(dice: Dice): string[] {
  const names = Object.keys(CREATE_FAULTS);
  if (!dice.chance(0.35)) return [];
  return dice.chance(0.3) ? [dice.pick(names), dice.pick(names)] : [dice.pick(names)];
}

export function planFiles(dice: Dice, kind: PostKind, salt: number): PlannedFile[] {
  const file = (n: number): PlannedFile => ({
    kind: kind === "video" || kind === "document" ? kind : "image",
    // No two alike: what goes out can be told apart.
    size: 16 + ((salt * 5 + n) % 200),
    shade: (salt * 7 + n * 31 + dice.between(0, 255)) % 256,
    altText: dice.pick(["", `Bild ${n + 1} (${salt})`]),
  });
  const count = { text: 0, picture: 1, pictures: dice.between(2, 4), video: 1, document: 1 }[kind];
  return Array.from({ length: count }, (_, n) => file(n));
}
