import type { Mailer } from "@takt/domain/notifications/ports/mailer";
import { createTransport } from "nodemailer";
import { oneLine } from "./one-line";
import { requiresTls } from "./requires-tls";
import { MAIL_TIMEOUTS, type MailTimeouts } from "./timeouts";
import { toHtml } from "./to-html";
import { toText } from "./to-text";
import { writeLetter } from "./write-letter";

export type SmtpSettings = {
  /** smtp:// or smtps://, with user and password. */
  url: string;
  /** Sender: an address, or a name and <address>. */
  from: string;
  /** The origin that links lead to. */
  appUrl: string;
  imprint?: string | undefined;
  timeouts?: MailTimeouts;
};

/**
 * Sends letters over SMTP, one connection each: there are few of them, and none may wait for another. Throws when
 * the server does not take one, with the server's words; those hold no password.
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
    requireTLS: requiresTls(url),
    dnsTimeout: timeouts.connect,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.silence,
    socketTimeout: timeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = new URL(appUrl).hostname;
  return {
    async send(letter) {
      const written = writeLetter(letter, appUrl);
      await transport.sendMail({
        from,
        // As an object it is one address, whatever signs it has in it.
        to: { name: "", address: letter.to },
        subject: oneLine(written.subject, 200),
        text: toText(written, imprint),
        html: toHtml(written, letter.locale, imprint),
        messageId: `<${letter.id.replace(/[^\w.-]+/g, "-")}@${domain}>`,
        // Holiday replies to a machine help nobody (RFC 3834).
        headers: { "Auto-Submitted": "auto-generated", "Content-Language": letter.locale },
        signal: AbortSignal.timeout(timeouts.whole),
      });
    },
  };
}
