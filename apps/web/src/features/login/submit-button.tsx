"use client";

import { Button } from "@takt/ui/button";
import { useEffect, useRef, useState } from "react";

/** A submit button with a pending label while the browser goes to LinkedIn. */
export function SubmitButton({ label, pendingLabel }: { label: string; pendingLabel: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [pending, setPending] = useState(false);
  useEffect(() => {
    const form = button.current?.form;
    const start = () => setPending(true);
    // The back button restores the page from the cache as it was left.
    const end = () => setPending(false);
    form?.addEventListener("submit", start);
    window.addEventListener("pageshow", end);
    return () => {
      form?.removeEventListener("submit", start);
      window.removeEventListener("pageshow", end);
    };
  }, []);
  return (
    <Button ref={button} type="submit" variant="primary" loading={pending} className="min-h-11 text-base">
      {pending ? pendingLabel : label}
    </Button>
  );
}
