"use client";

import { buttonStyle } from "@takt/ui/button-style";
import { useConnectHref } from "../connections/parts/use-connect-href";

/** A link to LinkedIn's consent page and back to this page. */
export function ReconnectLink({ label }: { label: string }) {
  const href = useConnectHref();
  return (
    <a href={href} className={buttonStyle({ variant: "outline", size: "sm" })}>
      {label}
    </a>
  );
}
