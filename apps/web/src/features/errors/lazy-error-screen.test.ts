import { LOCALES } from "@takt/i18n/locales";
import { expect, test } from "vitest";
import { errorTexts } from "./error-texts";
import { PLAIN_TEXTS } from "./lazy-error-screen";

test.each(LOCALES)("the line that remains without the error screen in %s has its heading", (locale) => {
  expect(PLAIN_TEXTS[locale].heading).toBe(errorTexts(locale).unexpectedTitle);
});
