import { isLocale } from "@takt/i18n/locales";
import { headers } from "next/headers";
import { NotFound } from "../../features/errors/not-found";
import { hasSessionCookie } from "../../server/request-cookies";

/** Shown when a page calls notFound(); unknown paths are answered by global-not-found. */
export default async function NotFoundPage() {
  const sent = await headers();
  const locale = sent.get("x-locale") ?? undefined;
  return (
    <NotFound
      locale={isLocale(locale) ? locale : "en"}
      path={sent.get("x-pathname")}
      signedIn={await hasSessionCookie()}
    />
  );
}
