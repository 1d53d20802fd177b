"use client";

import type { MouseEvent } from "react";
import { COOKIE_SETTINGS_ID } from "./cookie-settings-id";

type Props = {
  /** The page with the settings, for browsers without scripts. */
  href: string;
  text: string;
  className?: string;
};

/** A link that opens the cookie settings on the page where it is. */
export function CookieSettingsLink({ href, text, className }: Props) {
  const open = (event: MouseEvent) => {
    if (!openCookieSettings()) return;
    event.preventDefault();
  };
  return (
    <a href={href} aria-haspopup="dialog" onClick={open} className={className}>
      {text}
    </a>
  );
}

/** Opens the dialog, with the switches as they are stored. Returns false on a page without it. */
export function openCookieSettings(): boolean {
  const dialog = document.getElementById(COOKIE_SETTINGS_ID);
  if (!(dialog instanceof HTMLDialogElement)) return false;
  for (const form of dialog.querySelectorAll("form")) form.reset();
  if (!dialog.open) dialog.showModal();
  return true;
}
