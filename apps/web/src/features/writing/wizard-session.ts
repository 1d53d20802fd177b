/** One session of the wizard. `key` changes with the session. */
export type WizardSession = {
  key: number;
  /** The id of its composition; that of a new one is made here. */
  id: string;
  topic: string | null;
  /** Whether it is a new composition, which the server may not have yet. */
  isNew: boolean;
  /** Whether a new composition has anything to save. */
  isStarted: boolean;
  /** Whether the URL has the id. */
  inAddress: boolean;
  /** The previous composition, which was discarded elsewhere: a URL with its id still means this session. */
  replaced?: string;
};
/** ?c=<composition>&topic=<topic> */
export type WritingAddress = { c: string | null; topic: string | null };

/** Returns the session of a URL; `newId` is the id of a new composition. */
export function sessionAt({ c, topic }: WritingAddress, newId: string, key = 0): WizardSession {
  const isNew = c === null;
  return {
    key,
    id: c ?? newId,
    topic: isNew ? topic : null,
    isNew,
    isStarted: !isNew,
    inAddress: !isNew,
  };
}

/** Returns the session once there is something to save, with its id, which may replace that of a discarded composition. */
export function startSession(session: WizardSession, id: string): WizardSession {
  const replaced = session.id === id ? session.replaced : session.id;
  return { ...session, id, isStarted: true, inAddress: false, replaced };
}

/** Returns the session that continues a new composition from this device instead of an empty one. */
export function resumeSession(session: WizardSession, id: string): WizardSession {
  return { ...session, key: session.key + 1, id, isStarted: true };
}

/**
 * Returns the same session when the URL still means it, else the next one. An id is in the URL a moment after the first
 * change.
 */
export function followAddress(
  session: WizardSession,
  address: WritingAddress,
  makeId: () => string,
): WizardSession {
  const next = () => sessionAt(address, makeId(), session.key + 1);
  if (address.c === null) {
    if (session.inAddress) return next();
    return session.isStarted || session.topic === address.topic ? session : next();
  }
  if (address.c === session.replaced) return session;
  if (address.c !== session.id) return next();
  return session.inAddress ? session : { ...session, inAddress: true };
}
