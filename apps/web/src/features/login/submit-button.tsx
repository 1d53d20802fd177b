"use client";

import { Button } from "@takt/ui/button";
import { useFormStatus } from "react-dom";

/** Says what happens while LinkedIn is being reached. */
export function SubmitButton({ label, pendingLabel }: { label: string; pendingLabel: string }) {
  const { pending } = useFormStatus();
  return (
    <Button type="submit" variant="primary" loading={pending} className="min-h-11 text-base">
      {pending ? pendingLabel : label}
    </Button>
  );
}
