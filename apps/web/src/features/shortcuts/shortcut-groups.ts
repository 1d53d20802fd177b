import type { Messages } from "@takt/i18n/namespaces";

/** A key: the text on every keyboard, a name in `keys`, or a key pressed with ⌘ or Ctrl. */
export type ShortcutKey =
  | { text: string }
  | { name: keyof Messages["shortcuts"]["keys"] }
  | { withMod: string | { name: "enter" | "altM" } };

type Row = {
  what: keyof Messages["shortcuts"]["rows"];
  keys: readonly ShortcutKey[];
  /** How several keys belong together; `then` means one after the other. */
  join?: "then" | "or";
};

const text = (key: string): ShortcutKey => ({ text: key });
const navigationRow = (what: Row["what"], key: string): Row => ({
  what,
  keys: [text("G"), text(key)],
  join: "then",
});

/** All shortcuts, in the order of the sheet. */
export const SHORTCUT_GROUPS: readonly {
  title: keyof Messages["shortcuts"]["groups"];
  rows: readonly Row[];
}[] = [
  {
    title: "everywhere",
    rows: [
      { what: "sheet", keys: [text("?")] },
      { what: "palette", keys: [{ withMod: "K" }] },
      { what: "new", keys: [text("C")] },
      { what: "search", keys: [text("/")] },
      { what: "undo", keys: [{ withMod: "Z" }] },
      { what: "escape", keys: [{ name: "escape" }] },
    ],
  },
  {
    title: "goTo",
    rows: [
      navigationRow("today", "D"),
      navigationRow("posts", "P"),
      navigationRow("calendar", "C"),
      navigationRow("bookmarks", "B"),
      navigationRow("compass", "O"),
      navigationRow("analytics", "A"),
      navigationRow("notifications", "N"),
      navigationRow("settings", "S"),
    ],
  },
  {
    title: "today",
    rows: [
      { what: "nextNeed", keys: [text("J"), text("K")], join: "or" },
      { what: "firstAction", keys: [{ name: "enter" }] },
      { what: "numberedAction", keys: [text("1"), text("2"), text("3"), text("4")], join: "or" },
      { what: "editNext", keys: [text("E")] },
      { what: "moveNext", keys: [text("M")] },
      { what: "moveInWeek", keys: [{ name: "shift" }, { name: "arrows" }] },
    ],
  },
  {
    title: "editor",
    rows: [
      { what: "save", keys: [{ withMod: "S" }] },
      { what: "schedule", keys: [{ withMod: { name: "enter" } }] },
      { what: "hashtag", keys: [{ name: "enter" }, { name: "comma" }], join: "or" },
      { what: "note", keys: [{ withMod: { name: "altM" } }] },
    ],
  },
  {
    title: "topics",
    rows: [{ what: "bookmark", keys: [text("S")] }],
  },
  {
    title: "posts",
    rows: [
      { what: "nextPost", keys: [text("J"), text("K")], join: "or" },
      { what: "openPost", keys: [{ name: "enter" }, text("E")], join: "or" },
      { what: "selectPost", keys: [text("X")] },
      { what: "selectRange", keys: [{ name: "shiftJ" }, { name: "shiftK" }], join: "or" },
      { what: "selectAll", keys: [{ withMod: "A" }] },
      { what: "movePost", keys: [text("M")] },
      { what: "moveByDay", keys: [{ name: "shiftArrows" }] },
      { what: "labelPost", keys: [text("L")] },
      { what: "deletePost", keys: [text("#")] },
    ],
  },
  {
    title: "approvals",
    rows: [
      { what: "nextWaiting", keys: [text("J"), text("K"), { name: "arrows" }], join: "or" },
      { what: "approve", keys: [text("A")] },
      { what: "requestChanges", keys: [text("C")] },
      { what: "openWaiting", keys: [{ name: "enter" }] },
    ],
  },
  {
    title: "calendar",
    rows: [
      { what: "day", keys: [{ name: "arrows" }] },
      { what: "week", keys: [{ name: "home" }, { name: "end" }], join: "or" },
      { what: "month", keys: [{ name: "pageUp" }, { name: "pageDown" }], join: "or" },
      { what: "openDay", keys: [{ name: "enter" }] },
      { what: "newOnDay", keys: [text("N")] },
      { what: "moveInWeek", keys: [{ name: "shift" }, { name: "arrows" }] },
      { what: "otherTime", keys: [text("M")] },
      { what: "placeDraft", keys: [text("P")] },
      { what: "views", keys: [text("W"), text("M"), text("L")], join: "or" },
      { what: "thisWeek", keys: [text("T")] },
      { what: "period", keys: [text("["), text("]")], join: "or" },
    ],
  },
];
