import { getT } from "~/i18n/server";
import { provider } from "~/server/provider";
import { FactList } from "./fact-list";
import { languageNames } from "./parts/provider-facts";
import { REGISTRATION } from "./legal-facts";

/** Numbers and authorities of the provider, those that there are. */
export async function RegistrationFacts() {
  const { t } = await getT("legal");
  const known = provider();
  const facts = REGISTRATION.map((name) => ({ name: t(`provider.${name}`), value: known[name] }));
  return <FactList facts={facts.filter(({ value }) => value !== null)} />;
}

/** Person responsible for editorial content. */
export async function MediaFacts() {
  const { t } = await getT("legal");
  return <FactList facts={[{ name: t("provider.name"), value: provider().mediaResponsible }]} />;
}

/** The contact point of the Digital Services Act. */
export async function ContactPointFacts() {
  const { t, lng } = await getT("legal");
  const { dsaEmail, contactLanguages } = provider();
  return (
    <FactList
      facts={[
        { name: t("provider.email"), value: dsaEmail, href: `mailto:${dsaEmail}` },
        { name: t("provider.languages"), value: languageNames(contactLanguages, lng) },
      ]}
    />
  );
}
