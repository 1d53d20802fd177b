/** What single keys do. */
export type ShortcutCommand =
  | "sheet"
  | "new"
  | "search"
  | "bookmark"
  | "dashboard"
  | "posts"
  | "calendar"
  | "bookmarks"
  | "compass"
  | "settings"
  | "notifications";

const ALONE = new Map<string, ShortcutCommand>([
  ["?", "sheet"],
  ["c", "new"],
  ["/", "search"],
  ["s", "bookmark"],
]);

const AFTER_G = new Map<string, ShortcutCommand>([
  ["d", "dashboard"],
  ["p", "posts"],
  ["c", "calendar"],
  ["b", "bookmarks"],
  ["o", "compass"],
  ["s", "settings"],
  ["n", "notifications"],
]);

/** How long G waits for its second key, in milliseconds. */
const PATIENCE = 1500;

type Read = {
  /** When G was pressed, while its second key is awaited. */
  since: number | null;
  command: ShortcutCommand | null;
  /** Whether the key is a shortcut's, and nobody else's. */
  taken: boolean;
};

/**
 * What a key means. `since` is what the last key left behind, `at` the time of this one, both in milliseconds of the same
 * clock. A second key that leads nowhere ends the sequence and does nothing by itself.
 */
export function readKey(since: number | null, key: string, at: number): Read {
  const letter = key.toLowerCase();
  if (since !== null && at - since <= PATIENCE) {
    const command = AFTER_G.get(letter) ?? null;
    if (command) return { since: null, command, taken: true };
    if (letter !== "g") return { since: null, command: null, taken: false };
  }
  if (letter === "g") return { since: at, command: null, taken: true };
  const command = ALONE.get(letter) ?? null;
  return { since: null, command, taken: command !== null };
}
