import type { Mailer } from "@takt/domain/outbox/ports/mailer";
import { type Attachment, createTransport } from "nodemailer";
import { singleLine } from "./clean-text";
import type { EmailDocument } from "./email-document";
import { toHtml } from "./to-html";
import { toSender } from "./sender";
import { toText } from "./to-text";
import { renderEmail } from "./render-email";

type SmtpSettings = {
  /** smtp:// or smtps://, with user and password. */
  url: string;
  /** The sender: an address, or a name and <address>. */
  from: string;
  /** The origin of all links. */
  appUrl: string;
  imprint?: string | undefined;
  timeouts?: MailTimeouts;
};

/** Emails that leave at the same time: of a round, and of the health watch, which waits for none of it. */
const MAX_CONNECTIONS = 3;

/**
 * Sends emails over SMTP. Those that follow each other share a connection, which ends when nothing is sent for a while.
 * Throws when the server does not accept one, with the server's message, which holds no password.
 */
export function createSmtpMailer({
  url,
  from,
  appUrl,
  imprint,
  timeouts = MAIL_TIMEOUTS,
}: SmtpSettings): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // Once: for a connection that was left while it was idle. The outbox repeats the rest.
    maxRequeues: 1,
    idleTimeout: 20_000,
    requireTLS: requiresTls(url),
    dnsTimeout: timeouts.connectMs,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.idleMs,
    socketTimeout: timeouts.idleMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A connection that is idle is left by either side; an email on its way gets the error itself.
  transport.on("error", () => {});
  const domain = new URL(appUrl).hostname;
  return {
    async send(email) {
      const written = renderEmail(email, appUrl);
      await transport.sendMail({
        from: toSender(from, email),
        // An object counts as one address, whatever characters it contains.
        to: { name: "", address: email.to },
        subject: singleLine(written.subject, 200),
        text: toText(written, imprint),
        html: toHtml(written, email.locale, imprint),
        attachments: toAttachments(written),
        messageId: `<${email.id.replace(/[^\w.-]+/g, "-")}@${domain}>`,
        // The header suppresses automatic replies (RFC 3834).
        headers: { "Auto-Submitted": "auto-generated", "Content-Language": email.locale },
        signal: AbortSignal.timeout(timeouts.totalMs),
      });
    },
  };
}

/** The logo that the HTML shows, which thereby is fetched from nowhere. */
function toAttachments({ brand }: EmailDocument): Attachment[] {
  if (!brand?.logo) return [];
  const { cid, bytes, mimeType } = brand.logo;
  const filename = mimeType === "image/png" ? "logo.png" : "logo";
  return [
    { cid, filename, content: Buffer.from(bytes), contentType: mimeType, contentDisposition: "inline" },
  ];
}

/** In milliseconds. An email is retried later, so a slow server is left soon. */
type MailTimeouts = {
  /** DNS and TCP. */
  connectMs: number;
  /** Time without a byte from the server. */
  idleMs: number;
  /** Limit for the whole email, however slowly the server answers. */
  totalMs: number;
};

const MAIL_TIMEOUTS: MailTimeouts = { connectMs: 10_000, idleMs: 10_000, totalMs: 30_000 };

const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Returns whether STARTTLS is required: a password leaves this machine encrypted or not at all. smtps:// is always
 * encrypted.
 */
export function requiresTls(url: string): boolean {
  const { protocol, password, hostname } = new URL(url);
  return protocol === "smtp:" && password !== "" && !LOOPBACK_HOSTS.has(hostname);
}
