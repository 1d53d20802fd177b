"use client";

import { buttonStyle } from "@takt/ui/button-style";
import { openCookieSettings } from "./parts/cookie-settings-link";

/** The banner's third button. Without scripts it submits its form to the page with the settings. */
export function SettingsButton({ page, text }: { page: string; text: string }) {
  return (
    <button
      type="submit"
      formMethod="get"
      formAction={page}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (openCookieSettings()) event.preventDefault();
      }}
      className={buttonStyle()}
    >
      {text}
    </button>
  );
}
