import { html } from "hono/html";
import type { Hono } from "hono";
import { type ParsedEmail, parseEmail, withPictures } from "../model/email";
import { type Html, pageLayout } from "../../core/page-layout";
import type { Backend } from "../backend";

/** The emails, newest first, of one address if `to` is given. */
function inboxPage(emails: ParsedEmail[], to: string | undefined): Html {
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

/** One email: its HTML in a frame without scripts, whose links open in a new tab, and its plain text. */
function emailPage(email: ParsedEmail): Html {
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
              srcdoc="${`<base target="_blank">${withPictures(email)}`}"
            ></iframe>`
          : ""
      }
      <h2>Plain text</h2>
      <pre>${email.text}</pre>`,
  );
}

/** A page of the inbox. */
function layout(title: string, body: Html): Html {
  return pageLayout({
    title,
    marker: "Emulated mail server: every e-mail ends here, none is delivered.",
    body,
    style: STYLE,
  });
}

const STYLE = `
main { max-width: 52rem; }
ul.list a { display: block; padding: .7rem 1rem; color: inherit; text-decoration: none; }
ul.list a:hover { background: var(--tint); }
ul.list strong { display: block; overflow-wrap: anywhere; }
iframe { width: 100%; height: 38rem; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
pre { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; }
`;

const MAX_EMAILS_SHOWN = 200;

/** The policy forbids scripts and remote content in an email; its frame inherits it. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The inbox as pages. */
export function inboxRoutes(app: Hono, backend: Backend) {
  app.use(async (c, next) => {
    await next();
    c.header("content-security-policy", CONTENT_SECURITY_POLICY);
    c.header("x-content-type-options", "nosniff");
    c.header("referrer-policy", "no-referrer");
  });
  app.get("/", async (c) => {
    const to = c.req.query("to") || undefined;
    const emails = await Promise.all(backend.listEmails({ to }).slice(0, MAX_EMAILS_SHOWN).map(parseEmail));
    return c.html(inboxPage(emails, to));
  });
  app.get("/emails/:id", async (c) => {
    const email = backend.findEmail(Number(c.req.param("id")));
    return email ? c.html(emailPage(await parseEmail(email))) : c.text("There is no such e-mail.", 404);
  });
}
