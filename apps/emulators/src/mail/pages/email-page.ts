import { html } from "hono/html";
import type { ParsedEmail } from "../model/email";
import type { Html } from "../../core/page-layout";
import { layout } from "./layout";

/**
 * One email: its HTML in a frame without scripts and origin, whose links open in a new tab, and its plain text.
 */
export function emailPage(email: ParsedEmail): Html {
  return layout(
    email.subject,
    html`<p><a href="/">Inbox</a></p>
      <h1>${email.subject || "(no subject)"}</h1>
      <dl>
        <dt>From</dt>
        <dd>${email.headers.from ?? email.from}</dd>
        <dt>To</dt>
        <dd>${email.to.map((to) => html`<a href="/?to=${encodeURIComponent(to)}">${to}</a> `)}</dd>
        <dt>Date</dt>
        <dd>${email.headers.date ?? ""}</dd>
        <dt>Message-ID</dt>
        <dd>${email.messageId}</dd>
      </dl>
      ${
        email.html
          ? html`<iframe
              title="The e-mail"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              srcdoc="${`<base target="_blank">${email.html}`}"
            ></iframe>`
          : ""
      }
      <h2>Plain text</h2>
      <pre>${email.text}</pre>`,
  );
}
