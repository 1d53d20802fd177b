import type { Messages } from "@takt/i18n/namespaces";
import { useT } from "~/i18n/use-t";
import { joinErrorTexts, type ErrorTexts } from "./join-error-texts";

/** The texts of error screens inside the app's frame, which has them among its messages. */
export function useErrorTexts(): ErrorTexts {
  const { i18n, locale } = useT(["error-pages", "common"]);
  const of = (namespace: keyof Messages) => i18n.getResourceBundle(locale, namespace) as unknown;
  return joinErrorTexts(of("error-pages") as Messages["error-pages"], of("common") as Messages["common"]);
}
