import { z } from "zod";

/** The environment variables of this package. Without SMTP_URL no email is sent. */
export const mailEnv = z.object({
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" })
    .optional()
    .describe(
      "The mail server: `smtps://user:password@host` or `smtp://user:password@host:587`, user and password percent-encoded. With a password STARTTLS is required. Without it `npm start` runs its own inbox, and a server sends no mail.",
    ),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, "must be an address, or a name and <address>")
    .default("Takt <takt@localhost>")
    .describe("Sender of all emails: `Takt <takt@example.com>`. Set it together with SMTP_URL."),
  MAIL_IMPRINT: z
    .string()
    .max(500)
    .optional()
    .describe(
      "Who provides this Takt, as the law requires in emails, in other words than PROVIDER_NAME, its address and register, of which the line is made otherwise.",
    ),
});
