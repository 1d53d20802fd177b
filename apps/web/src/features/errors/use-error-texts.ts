import type { Messages } from "@takt/i18n/namespaces";
import { useT } from "next-i18next/client";
import { joinErrorTexts, type ErrorTexts } from "./join-error-texts";

/** The texts of error screens inside the app's frame, which has them among its messages. */
export function useErrorTexts(): ErrorTexts {
  const { i18n } = useT(["error-pages", "common"]);
  const of = (namespace: keyof Messages) => i18n.getResourceBundle(i18n.language, namespace) as unknown;
  return joinErrorTexts(of("error-pages") as Messages["error-pages"], of("common") as Messages["common"]);
}
