"use client";

import { Button } from "@takt/ui/button";
import { signOut } from "./sign-out";

export function SignOutButton({ label }: { label: string }) {
  return (
    <Button variant="ghost" onClick={signOut}>
      {label}
    </Button>
  );
}
