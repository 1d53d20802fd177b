import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { barePath } from "../../i18n/locale-path";

/**
 * Tells whether the URL is that of the create page, not of a post that was saved on it. `settled` becomes true a moment
 * after `own`, when the query has been read again.
 */
export function useIsCreatePage(): { own: boolean; settled: boolean } {
  const own = barePath(usePathname()) === "/app/content/create";
  const [before, setBefore] = useState(own);
  useEffect(() => {
    // Delayed until after nuqs, which reads the query in its own effects.
    const timer = setTimeout(() => setBefore(own));
    return () => clearTimeout(timer);
  }, [own]);
  return { own, settled: own && before };
}
