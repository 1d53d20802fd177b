import { html } from "hono/html";
import type { ReadMail } from "../mail";
import type { Html } from "../../core/html-page";
import { layout } from "./layout";

/**
 * One letter: its HTML in a frame that runs no script and has no origin, its links opening beside it; and its text.
 */
export function mailPage(mail: ReadMail): Html {
  return layout(
    mail.subject,
    html`<p><a href="/">Inbox</a></p>
      <h1>${mail.subject || "(no subject)"}</h1>
      <dl>
        <dt>From</dt>
        <dd>${mail.headers.from ?? mail.from}</dd>
        <dt>To</dt>
        <dd>${mail.to.map((to) => html`<a href="/?to=${encodeURIComponent(to)}">${to}</a> `)}</dd>
        <dt>Date</dt>
        <dd>${mail.headers.date ?? ""}</dd>
        <dt>Message-ID</dt>
        <dd>${mail.messageId}</dd>
      </dl>
      ${
        mail.html
          ? html`<iframe
              title="The letter"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              srcdoc="${`<base target="_blank">${mail.html}`}"
            ></iframe>`
          : ""
      }
      <h2>Plain text</h2>
      <pre>${mail.text}</pre>`,
  );
}
