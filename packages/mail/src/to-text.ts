import type { EmailDocument } from "./email-document";

/** Formats an email as plain text: everything that the HTML says, with full URLs. */
export function toText(email: EmailDocument, imprint: string | undefined): string {
  const blocks = [
    email.greeting,
    ...email.paragraphs,
    ...(email.quotes ?? []).map(({ label, text }) => `${label}\n> ${text.replaceAll("\n", "\n> ")}`),
    ...(email.links ?? []).map(({ text, note, url }) => `- ${text}${note ? ` (${note})` : ""}\n  ${url}`),
    `${email.action.label}: ${email.action.url}`,
    // Mail clients recognise a signature by this delimiter (RFC 3676, 4.3).
    [
      "-- ",
      email.brand?.footer,
      email.why,
      email.settings && `${email.settings.label}: ${email.settings.url}`,
      imprint,
      email.brand?.poweredBy,
    ]
      .filter(Boolean)
      .join("\n"),
  ];
  return `${blocks.join("\n\n")}\n`;
}
