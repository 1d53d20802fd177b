/**
 * One session of the wizard. `id` is that of its composition, null until it is created. `inAddress`: the URL has this id.
 * `key` changes with the session.
 */
export type WizardSession = {
  key: number;
  id: string | null;
  topic: string | null;
  inAddress: boolean;
  /** The previous composition, which was discarded elsewhere: a URL with its id still means this session. */
  replaced?: string;
};
/** ?c=<composition>&topic=<topic> */
export type WritingAddress = { c: string | null; topic: string | null };

/** Returns the first session, from the URL. */
export function initialSession({ c, topic }: WritingAddress): WizardSession {
  return { key: 0, id: c, topic: c === null ? topic : null, inAddress: c !== null };
}

/** Returns the session with its new composition, the first one or one that replaces a discarded one. */
export function withComposition(session: WizardSession, id: string): WizardSession {
  const replaced = session.id !== null && session.id !== id ? session.id : session.replaced;
  return { ...session, id, inAddress: false, replaced };
}

/**
 * Returns the same session when the URL still means it, else the next one. A new composition is in the URL a moment later.
 * A null address belongs to another page and changes nothing.
 */
export function followAddress(session: WizardSession, address: WritingAddress | null): WizardSession {
  if (address === null) return session;
  const next = () => ({ ...initialSession(address), key: session.key + 1 });
  if (address.c !== null) {
    if (address.c === session.replaced) return session;
    if (address.c !== session.id) return next();
    return session.inAddress ? session : { ...session, inAddress: true };
  }
  if (session.id !== null) return session.inAddress ? next() : session;
  return session.topic === address.topic ? session : next();
}
