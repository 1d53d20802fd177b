/** The digest of a server component's error when the session has ended; the browser gets no other field of the error. */
export const SESSION_ENDED = "SESSION_ENDED";

const listeners = new Set<() => void>();
let shown = false;
let dismissed = false;

/**
 * Whether to show the notice that the session has ended, because a call was unauthorized; a store for
 * useSyncExternalStore. A dismissed notice comes back for a mutation, not for each poll of the notifications.
 */
export const endedSession = {
  shown: () => shown,
  notOnServer: () => false,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Reports an unauthorized call. */
  onUnauthorized(isMutation: boolean) {
    if (dismissed && !isMutation) return;
    set(true);
  },
  /** Reports a successful call: the user is signed in, perhaps again in another tab. */
  onAuthorized() {
    dismissed = false;
    set(false);
  },
  dismiss() {
    dismissed = true;
    set(false);
  },
};

function set(next: boolean) {
  if (shown === next) return;
  shown = next;
  for (const listener of listeners) listener();
}
