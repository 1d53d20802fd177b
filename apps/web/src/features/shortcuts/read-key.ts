/** The commands of single keys. */
export type ShortcutCommand =
  | "sheet"
  | "new"
  | "search"
  | "bookmark"
  | "today"
  | "posts"
  | "calendar"
  | "bookmarks"
  | "compass"
  | "analytics"
  | "settings"
  | "notifications";

const SINGLE_KEYS = new Map<string, ShortcutCommand>([
  ["?", "sheet"],
  ["c", "new"],
  ["/", "search"],
  ["s", "bookmark"],
]);

const AFTER_G = new Map<string, ShortcutCommand>([
  ["d", "today"],
  ["p", "posts"],
  ["c", "calendar"],
  ["b", "bookmarks"],
  ["o", "compass"],
  ["a", "analytics"],
  ["s", "settings"],
  ["n", "notifications"],
]);

/** How long G waits for its second key. */
const SEQUENCE_TIMEOUT_MS = 1500;

type Read = {
  /** The time of G, while its second key is awaited. */
  since: number | null;
  command: ShortcutCommand | null;
  /** Whether the key belongs to a shortcut. */
  handled: boolean;
};

/**
 * Reads a key. `since` is the state after the last key and `at` the time of this one, in milliseconds of the same clock. An
 * unknown second key ends the sequence and runs no command.
 */
export function readKey(since: number | null, key: string, at: number): Read {
  const lowerKey = key.toLowerCase();
  if (since !== null && at - since <= SEQUENCE_TIMEOUT_MS) {
    const command = AFTER_G.get(lowerKey) ?? null;
    if (command) return { since: null, command, handled: true };
    if (lowerKey !== "g") return { since: null, command: null, handled: false };
  }
  if (lowerKey === "g") return { since: at, command: null, handled: true };
  const command = SINGLE_KEYS.get(lowerKey) ?? null;
  return { since: null, command, handled: command !== null };
}
