"use client";

import { Button } from "@takt/ui/button";

export function SignOutButton({ label }: { label: string }) {
  return (
    <Button variant="ghost" onClick={signOut}>
      {label}
    </Button>
  );
}

/** Signs out by a form POST, so that the response can clear the browser's storage. */
export function signOut(): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/auth/sign-out";
  document.body.append(form);
  form.submit();
}
