"use client";

import { useCallback, useState, type ReactNode } from "react";

/** Announces a text to screen readers: render `region` once and call `announce`. */
export function useAnnounce(): { announce: (text: string) => void; region: ReactNode } {
  const [announcement, setAnnouncement] = useState({ text: "", count: 0 });
  const announce = useCallback(
    (text: string) => setAnnouncement((last) => ({ text, count: last.count + 1 })),
    [],
  );
  const region = (
    <div role="status" aria-live="polite" className="sr-only">
      {/* The key makes screen readers repeat an equal text. */}
      <span key={announcement.count}>{announcement.text}</span>
    </div>
  );
  return { announce, region };
}
