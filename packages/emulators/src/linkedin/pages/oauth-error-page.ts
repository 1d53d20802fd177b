import { html } from "hono/html";
import type { Html } from "../../core/html-page";
import { layout } from "./layout";

/** The error page shown instead of a redirect when there is no valid redirect URI. */
export function oauthErrorPage(message: string): Html {
  return layout(
    "Emulated LinkedIn: sign-in failed",
    html`<div class="marker">Emulated LinkedIn sign-in - nothing leaves this machine</div>
      <main>
        <div class="sheet">
          <h1>Bummer, something went wrong.</h1>
          <p role="alert">${message}</p>
        </div>
      </main>`,
  );
}
