const listeners = new Set<() => void>();
let shown = false;
let dismissed = false;

/**
 * Whether a call of this page was answered with "nobody is signed in", and its notice is to be shown; a store for
 * useSyncExternalStore. Put aside, the notice comes back when something is to be changed, not with each look at the
 * bell.
 */
export const endedSession = {
  shown: () => shown,
  notOnServer: () => false,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** A call was refused; `wanted`: the user wanted to change something by it. */
  refused(wanted: boolean) {
    if (dismissed && !wanted) return;
    set(true);
  },
  /** A call was answered: somebody is signed in (again, perhaps in another tab). */
  answered() {
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
