import type { FoundPart, Part } from "./part";

type PartOf<K extends Part["kind"]> = Extract<Part, { kind: K }>;

/** Parts that stand beside each other and say one time, each kind once; where they begin and end in the folded text. */
export type Group = {
  [K in Part["kind"]]?: PartOf<K>;
} & { order: Part["kind"][]; start: number; end: number };

/** Kinds that one part excludes from a group, besides a second of its kind. */
const EXCLUDES: Partial<Record<Part["kind"], readonly Part["kind"][]>> = {
  after: ["day", "weekday", "week", "plus", "time", "dayPart", "number"],
  nextFreeSlot: ["day", "weekday", "week", "plus", "time", "dayPart", "number", "after", "now"],
  now: ["day", "weekday", "week", "plus", "time", "dayPart", "number", "after"],
  time: ["number"],
  noSuchTime: ["time", "number"],
  day: ["week"],
};

/** Joins the parts of a folded text into groups; `isJoint` says whether what is between two parts says nothing. */
export function groupParts(
  text: string,
  found: readonly FoundPart[],
  isJoint: (gap: string) => boolean,
): Group[] {
  const groups: Group[] = [];
  let open: Group | null = null;
  for (const { parts, start, end } of found) {
    const joined: Group | null = open && isJoint(text.slice(open.end, start)) ? join(open, parts, end) : null;
    if (joined) groups.pop();
    open = joined ?? join({ order: [], start, end }, parts, end);
    if (open) groups.push(open);
  }
  return groups;
}

function join(group: Group, parts: readonly Part[], end: number): Group | null {
  let joined: Group = { ...group, order: [...group.order], end };
  for (const part of parts) {
    const fitting = fits(joined, part) ? part : otherwise(part);
    if (!fitting || !fits(joined, fitting)) return null;
    joined = { ...joined, [fitting.kind]: fitting, order: [...joined.order, fitting.kind] };
  }
  return joined;
}

/** "Montag morgen": what a word says where its first meaning has no place. */
function otherwise(part: Part): Part | null {
  return part.kind === "day" && part.otherwise ? { kind: "dayPart", dayPart: part.otherwise } : null;
}

function fits(group: Group, part: Part): boolean {
  if (group[part.kind]) return false;
  // A weekday and "tomorrow" may contradict each other; with "morgen" after it, it is the morning.
  if (part.kind === "day" && part.otherwise && (group.weekday || group.plus)) return false;
  return !group.order.some(
    (kind) => EXCLUDES[kind]?.includes(part.kind) || EXCLUDES[part.kind]?.includes(kind),
  );
}
