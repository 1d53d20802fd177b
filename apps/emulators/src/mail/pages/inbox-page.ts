import { html } from "hono/html";
import type { ParsedEmail } from "../model/email";
import type { Html } from "../../core/page-layout";
import { layout } from "./layout";

/** The emails, newest first, of one address if `to` is given. */
export function inboxPage(emails: ParsedEmail[], to: string | undefined): Html {
  return layout(
    "Inbox",
    html`<h1>Inbox${to ? ` of ${to}` : ""}</h1>
      ${to ? html`<p><a href="/">All e-mails</a></p>` : ""}
      ${
        emails.length
          ? html`<ul class="list">
              ${emails.map(line)}
            </ul>`
          : html`<p class="soft">No e-mails yet. They appear here when Takt sends one: reload the page.</p>`
      }`,
  );
}

function line(email: ParsedEmail) {
  return html`<li>
    <a href="/emails/${email.id}">
      <strong>${email.subject || "(no subject)"}</strong>
      <span class="soft">to ${email.to.join(", ")} · ${moment(email.at)}</span>
    </a>
  </li>`;
}

const moment = (at: number) =>
  new Date(at).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "medium" });
