import type { Metadata } from "next";
import { headers } from "next/headers";
import "./globals.css";
import { isLocale } from "@takt/i18n/locales";
import { NotFound, NotFoundForBots } from "../features/errors/not-found";
import { isBot } from "../server/is-bot";
import { hasSessionCookie } from "../server/request-cookies";
import { currentTheme } from "../server/theme";
import { fontClasses } from "./fonts";

export const metadata: Metadata = { title: "404 · Takt", robots: { index: false } };

/** Answers every unknown path with status 404 and a page that needs no scripts. */
export default async function GlobalNotFound() {
  const sent = await headers();
  const locale = sent.get("x-locale") ?? undefined;
  const known = isLocale(locale) ? locale : "en";
  return (
    <html lang={known} data-theme={await currentTheme()} className={fontClasses}>
      <body>
        {isBot(sent) ? (
          <NotFoundForBots locale={known} />
        ) : (
          <NotFound locale={known} path={sent.get("x-pathname")} signedIn={await hasSessionCookie()} />
        )}
      </body>
    </html>
  );
}
