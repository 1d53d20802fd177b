"use client";

import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useOptimistic,
  type ReactNode,
} from "react";

type Navigation = {
  /** The path that was asked for, as links name it ("/app/posts?status=draft"), until its page is there; null at rest. */
  target: string | null;
  /** Says that a path is asked for. Called in the event that also asks the router. */
  announce: (target: string) => void;
};

const NavigationContext = createContext<Navigation>({ target: null, announce: () => undefined });

/**
 * Knows where a navigation leads while it is under way, so that a click shows at once what it did. The router keeps the
 * previous page until the next is there; React takes the target back when that page is shown, or the navigation has ended.
 */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const [target, setTarget] = useOptimistic<string | null>(null);
  const announce = useCallback((path: string) => startTransition(() => setTarget(path)), [setTarget]);
  return <NavigationContext value={{ target, announce }}>{children}</NavigationContext>;
}

export const useNavigation = (): Navigation => useContext(NavigationContext);
