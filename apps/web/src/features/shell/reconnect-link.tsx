"use client";

import { buttonStyle } from "@takt/ui/button-style";
import { useCurrentPath } from "../shared/use-current-path";

/** Leads to LinkedIn and back to this page. */
export function ReconnectLink({ label }: { label: string }) {
  const back = useCurrentPath();
  return (
    <a
      href={`/auth/linkedin/start?return=${encodeURIComponent(back)}`}
      className={buttonStyle({ variant: "outline", size: "sm" })}
    >
      {label}
    </a>
  );
}
