import { getT } from "~/i18n/server";
import { type Provider, provider } from "~/server/provider";
import { FactList, type Fact } from "../fact-list";

/**
 * Name and address of the provider, and how to reach them; with `withLanguages` also in which languages, where they say.
 * Null is not known, and shown as missing.
 */
export async function ProviderFacts({ withLanguages = false }: { withLanguages?: boolean }) {
  const { t, lng } = await getT("legal");
  const { name, tradeName, representative, email, phone, contactUrl, contactLanguages, ...rest } = provider();
  const languages = withLanguages ? languageNames(contactLanguages, lng) : null;
  const facts: Fact[] = [
    { name: t("provider.name"), value: name },
    ...(tradeName ? [{ name: t("provider.tradeName"), value: tradeName }] : []),
    ...(representative ? [{ name: t("provider.representative"), value: representative }] : []),
    { name: t("provider.address"), value: formatAddress(rest, lng) },
    { name: t("provider.email"), value: email, href: `mailto:${email}` },
    ...(phone || !contactUrl
      ? [{ name: t("provider.phone"), value: phone, href: `tel:${phone?.replace(/[^+\d]/g, "")}` }]
      : []),
    ...(contactUrl ? [{ name: t("provider.contactUrl"), value: contactUrl, href: contactUrl }] : []),
    ...(languages ? [{ name: t("provider.languages"), value: languages }] : []),
  ];
  return <FactList facts={facts} />;
}

/** Returns the address in lines; null where a part of it is missing. */
function formatAddress(
  { street, zip, city, country }: Pick<Provider, "street" | "zip" | "city" | "country">,
  locale: string,
) {
  if (!street || !zip || !city || !country) return null;
  return `${street}\n${zip} ${city}\n${countryName(country, locale)}`;
}

/** Returns the names of languages as a list in a language; null without any. */
export function languageNames(codes: readonly string[], locale: string): string | null {
  const names = new Intl.DisplayNames([locale], { type: "language" });
  return codes.length === 0
    ? null
    : new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code));
}

/** Returns a country's name in a language. */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: "region" }).of(code) ?? code;
}
