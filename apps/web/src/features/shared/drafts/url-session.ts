import { newId } from "../pending-ids";

/** The session of a page whose URL names its row, which the server may not have yet. `key` changes with the session. */
export type UrlSession = {
  key: number;
  /** The id of its row; that of a new one is made here. */
  id: string;
  /** A new row's source; null without one. */
  from: string | null;
  /** Whether the server may have the row. */
  mightExist: boolean;
  /** Whether there is anything to save. */
  isStarted: boolean;
  /** Whether the URL names it. A URL is changed a moment before or after this. */
  isInUrl: boolean;
  /** The row before it, which was discarded: a URL that names that one still means this session. */
  former?: string;
};

/** A session in a URL. `isShown`: whether the page shows what the session writes. */
export type SessionUrl = { id: string | null; from?: string | null; isShown?: boolean };

/** Returns the session of a URL. */
export function sessionAt({ id, from = null }: SessionUrl, makeId = newId, key = 0): UrlSession {
  const isNamed = id !== null;
  return {
    key,
    id: id ?? makeId(),
    from: isNamed ? null : from,
    mightExist: isNamed,
    isStarted: isNamed,
    isInUrl: isNamed,
  };
}

/** Returns the session once there is something to save, under its id, which may replace that of a discarded row. */
export function startSession(session: UrlSession, id: string): UrlSession {
  const former = session.id === id ? session.former : session.id;
  return { ...session, id, isStarted: true, isInUrl: false, former };
}

/** Returns the session that goes on with a row that was left on this device, instead of an empty one. */
export function resumeSession(session: UrlSession, id: string): UrlSession {
  return { ...session, key: session.key + 1, id, isStarted: true };
}

/** Returns the empty session after what was written was discarded. */
export function sessionAfter(session: UrlSession, makeId = newId): UrlSession {
  return { ...sessionAt({ id: null }, makeId, session.key + 1), former: session.id };
}

/**
 * Returns the same session when the URL still means it, else the next one: a URL that names another row means that, and
 * one that names none any more means a new one. While something else is shown, the URL changes nothing.
 */
export function syncWithUrl(session: UrlSession, url: SessionUrl, makeId = newId): UrlSession {
  const { id, from = null, isShown = true } = url;
  const next = () => sessionAt(url, makeId, session.key + 1);
  const isInUrl = id === session.id;
  if (id !== null && id === session.former) return session;
  if (isInUrl || !isShown) return session.isInUrl === isInUrl ? session : { ...session, isInUrl };
  if (id !== null || session.isInUrl) return next();
  return session.isStarted || session.from === from ? session : next();
}
