import { html } from "hono/html";
import type { Html } from "../../core/html-page";

/** The line on top of every page that names the emulator. */
export function marker(): Html {
  return html`<div class="marker">
    Emulated LinkedIn feed - nothing leaves this machine
    <nav aria-label="Emulator">
      <a href="/feed">Feed</a> <a href="/feed?inspect=1">Inspector</a> <a href="/">Members</a>
    </nav>
  </div>`;
}
