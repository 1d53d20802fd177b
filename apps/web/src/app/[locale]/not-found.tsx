import { isLocale } from "@takt/i18n/locales";
import { headers } from "next/headers";
import { NotFound, NotFoundForBots } from "~/features/errors/not-found";
import { isBot } from "~/server/is-bot";
import { hasSessionCookie } from "~/server/request-cookies";

/** Shown when a page calls notFound(); unknown paths are answered by global-not-found. */
export default async function NotFoundPage() {
  const sent = await headers();
  const locale = sent.get("x-locale") ?? undefined;
  const known = isLocale(locale) ? locale : "en";
  if (isBot(sent)) return <NotFoundForBots locale={known} />;
  return <NotFound locale={known} path={sent.get("x-pathname")} signedIn={await hasSessionCookie()} />;
}
