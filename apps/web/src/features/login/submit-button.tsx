"use client";

import { Button } from "@takt/ui/button";
import { useEffect, useRef, useState } from "react";

/** Says what happens while LinkedIn is being reached. */
export function SubmitButton({ label, pendingLabel }: { label: string; pendingLabel: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [pending, setPending] = useState(false);
  useEffect(() => {
    const form = button.current?.form;
    const start = () => setPending(true);
    // Back from LinkedIn, browsers show the page as it was left.
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
