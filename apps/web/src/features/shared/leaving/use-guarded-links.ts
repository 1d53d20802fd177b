import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";

/**
 * Holds back clicks on links inside the app while something is unsaved that leaving does not save.
 * @param isUnsaved must stay the same function
 * @param isLeft tells of a link whether it leads away from what is unsaved; by default every other page does
 */
export function useGuardedLinks(isUnsaved: () => boolean, isLeft: (url: URL) => boolean = isOtherPage) {
  const router = useRouter();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!isUnsaved() || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || link.target === "_blank") return;
      const url = new URL(link.href);
      if (url.origin !== location.origin || !isLeft(url)) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(url.pathname + url.search);
    };
    // Before the app's own links hear of it.
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, [isUnsaved, isLeft]);
  return {
    isAsking: wanted !== null,
    stay: () => setWanted(null),
    leave() {
      if (wanted) router.push(wanted);
      setWanted(null);
    },
  };
}

const isOtherPage = (url: URL) => url.pathname !== location.pathname;

/** The same page with another query is another screen, as with tabs. */
export const isOtherTab = (url: URL): boolean => isOtherPage(url) || url.search !== location.search;
