import { useEffect, useState } from "react";
import { useRouter } from "next/navigation";
import { isLeaving } from "../../../shared/language/before-leave";

/**
 * Warns before unsaved text is left behind: the browser's own question on closing, ours on links inside the app.
 * `asksOnLinks` false: leaving inside the app saves by itself.
 */
export function useLeaveGuard(isDirty: () => boolean, asksOnLinks: boolean) {
  const router = useRouter();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      // Left on purpose, by a switch of the language: what is unsaved is on this device, and comes back.
      if (isDirty() && !isLeaving()) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      if (!asksOnLinks || !isDirty() || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || link.target === "_blank") return;
      const url = new URL(link.href);
      if (url.origin !== location.origin || url.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(url.pathname + url.search);
    };
    window.addEventListener("beforeunload", onUnload);
    // Before the app's own links hear of it.
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, [isDirty, asksOnLinks]);
  return {
    asking: wanted !== null,
    stay: () => setWanted(null),
    leave() {
      if (wanted) router.push(wanted);
      setWanted(null);
    },
  };
}
