import type { StoredEntry } from "./stored-entry";

const key = <
  const Name extends string,
  const Kind extends "localStorage" | "sessionStorage" | "cacheStorage",
>(
  kind: Kind,
  name: Name,
) => ({ name, kind, seconds: null, category: "essential" }) as const;

/** The start of the keys of all drafts, which signing out removes. */
export const DRAFT_KEY_PREFIX = "takt:draft:";

/** Entries that pages keep in the browser's storage, by purpose. */
export const WEB_STORAGE = {
  /** The language chosen on this device, which survives clearing cookies. */
  storedLanguage: key("localStorage", "takt:language"),
  /** That the tab has gone to that language once. */
  languageApplied: key("sessionStorage", "takt:language-applied"),
  /** Where the page was scrolled to when its language was switched. */
  languageScroll: key("sessionStorage", "takt:language-scroll"),
  /** Drafts of posts that have not reached the server, and the draft of somebody on the waitlist. */
  deviceDrafts: key("localStorage", "takt:draft:text:*"),
  /** Texts that are typed and not sent. */
  tabDrafts: key("sessionStorage", "takt:draft:text:*"),
  /** The id of the user whose drafts the tab has. */
  draftOwner: key("sessionStorage", "takt:draft:owner"),
  /** Names of files whose upload was interrupted, by user and post. */
  interruptedUploads: key("sessionStorage", "takt:draft:uploads:*"),
  /** The same of a tab that was closed, for a day. */
  leftUploads: key("localStorage", "takt:draft:uploads:*"),
  /** When the tab last loaded a page again because its scripts were gone, in milliseconds. */
  lostScripts: key("sessionStorage", "takt:lost-scripts"),
  /** The page that is shown without a connection; its cache is named by its content (features/offline). */
  offlinePage: key("cacheStorage", "takt-offline-*"),
} as const satisfies Record<string, StoredEntry>;

export type WebStoragePurpose = keyof typeof WEB_STORAGE;
