import { useEffect, useState } from "react";

/** What the shortcut key is called here: `⌘` on Apple's, `Ctrl+` elsewhere. */
export function useModKey(): string {
  const [mod, setMod] = useState("Ctrl+");
  useEffect(() => {
    if (/Mac|iPhone|iPad/.test(navigator.userAgent)) setMod("⌘");
  }, []);
  return mod;
}
