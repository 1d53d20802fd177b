import type { Locale } from "@takt/i18n/locales";
import { buttonStyle } from "@takt/ui/button-style";
import { localePath } from "../../i18n/locale-path";
import { errorTexts } from "./error-texts";
import { readablePath } from "./readable-path";

/** 404: which address it was, and the way home. */
export function NotFound({ locale, path }: { locale: Locale; path: string | null }) {
  const text = errorTexts(locale);
  const title = path ? text.notFoundPath.replace("{{path}}", () => readablePath(path)) : text.notFound;
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-4 py-16">
      <div className="w-full max-w-[520px]">
        <p className="text-sm font-medium text-muted-fg tabular-nums">404</p>
        <h1 className="mt-2 text-2xl/8 wrap-anywhere">{title}</h1>
        <p className="mt-3 text-base/6 text-muted-fg">{text.notFoundText}</p>
        {/* A document load: the way home must not depend on what the router knows. */}
        <a href={localePath(locale, "/")} className={`${buttonStyle({ variant: "primary" })} mt-6`}>
          {text.home}
        </a>
      </div>
    </main>
  );
}
