import { useCallback, useState, type ReactNode } from "react";

/** Tells screen readers something: put `region` on the page once, call `announce`. */
export function useAnnounce(): { announce: (text: string) => void; region: ReactNode } {
  const [said, setSaid] = useState({ text: "", count: 0 });
  const announce = useCallback((text: string) => setSaid((last) => ({ text, count: last.count + 1 })), []);
  const region = (
    <div role="status" aria-live="polite" className="sr-only">
      {/* The same words twice are said twice. */}
      <span key={said.count}>{said.text}</span>
    </div>
  );
  return { announce, region };
}
