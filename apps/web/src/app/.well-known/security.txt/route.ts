import { LOCALES } from "@takt/i18n/locales";
import { env } from "~/env";
import { publicUrls } from "~/features/site/parts/site-metadata";

export const dynamic = "force-dynamic";

/** A statement that is older than this is not to be trusted; each answer is a new one (RFC 9116, 2.5.5). */
const VALID_DAYS = 180;

/** /.well-known/security.txt: where to report a vulnerability (RFC 9116). */
export function GET(): Response {
  const { AUTH_URL, PROVIDER_EMAIL } = env();
  const page = publicUrls("/contact");
  // In order of preference; the contact page exists whatever is configured.
  const contacts = [...(PROVIDER_EMAIL ? [`mailto:${PROVIDER_EMAIL}`] : []), page.en, page.de];
  const expires = new Date(Date.now() + VALID_DAYS * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    `Preferred-Languages: ${LOCALES.join(", ")}`,
    `Canonical: ${new URL("/.well-known/security.txt", AUTH_URL).href}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
