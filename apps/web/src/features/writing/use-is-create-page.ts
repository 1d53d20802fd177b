import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { barePath } from "../../i18n/locale-path";

/**
 * Whether the address is the page's own, not that of a post that was saved on it. `settled` becomes true again a moment
 * later: then its query has been read anew.
 */
export function useIsCreatePage(): { own: boolean; settled: boolean } {
  const own = barePath(usePathname()) === "/app/content/create";
  const [before, setBefore] = useState(own);
  useEffect(() => {
    // After nuqs, which reads the query in effects of its own.
    const timer = setTimeout(() => setBefore(own));
    return () => clearTimeout(timer);
  }, [own]);
  return { own, settled: own && before };
}
