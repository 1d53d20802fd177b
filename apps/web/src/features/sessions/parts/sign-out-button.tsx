"use client";

import { Button } from "@takt/ui/button";

/** The button that signs out. */
export function SignOutButton({ label }: { label: string }) {
  return (
    <Button variant="ghost" onClick={signOut}>
      {label}
    </Button>
  );
}

/** Signs out by a form POST, so that the response can clear the browser's storage. */
export function signOut(): void {
  submitSignOut("/auth/sign-out");
}

/** Does the same to sign in again, because this sign-in is too old, and to come back to this page. */
export function signOutToReturn(): void {
  const { pathname, search } = window.location;
  submitSignOut(
    `/auth/sign-out?${new URLSearchParams({ again: "1", return: pathname + search }).toString()}`,
  );
}

/** Does the same after the deletion of the account was requested: the login says what follows. */
export function signOutForDeletion(): void {
  submitSignOut("/auth/sign-out?deletion");
}

function submitSignOut(action: string): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  document.body.append(form);
  form.submit();
}
