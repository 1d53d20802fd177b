import { html } from "hono/html";
import type { ReadMail } from "../mail";
import type { Html } from "../../core/html-page";
import { layout } from "./layout";

/** Letters, the newest first; of one address if `to` is given. */
export function inboxPage(mails: ReadMail[], to: string | undefined): Html {
  return layout(
    "Inbox",
    html`<h1>Inbox${to ? ` of ${to}` : ""}</h1>
      ${to ? html`<p><a href="/">All letters</a></p>` : ""}
      ${
        mails.length
          ? html`<ul class="mails">
              ${mails.map(line)}
            </ul>`
          : html`<p class="soft">No letters yet. They appear here when Takt sends one: reload the page.</p>`
      }`,
  );
}

function line(mail: ReadMail) {
  return html`<li>
    <a href="/mails/${mail.id}">
      <strong>${mail.subject || "(no subject)"}</strong>
      <span class="soft">to ${mail.to.join(", ")} · ${moment(mail.at)}</span>
    </a>
  </li>`;
}

const moment = (at: number) =>
  new Date(at).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "medium" });
