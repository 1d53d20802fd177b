import type { Locale } from "@takt/i18n/locales";
import type { Messages, Namespace } from "@takt/i18n/namespaces";
import { getResources, getT } from "./server";

/**
 * Returns the page's language and all texts of a namespace, which a page hands to client components that do without a
 * library that looks texts up.
 */
export async function pageTexts<N extends Namespace>(
  namespace: N,
): Promise<{ texts: Messages[N]; locale: Locale }> {
  const { i18n, lng } = await getT(namespace);
  const texts = getResources(i18n, [namespace], [lng])[lng]?.[namespace];
  return { texts: texts as Messages[N], locale: lng };
}
