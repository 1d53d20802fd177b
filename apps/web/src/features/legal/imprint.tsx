import { getT } from "~/i18n/server";
import { provider } from "~/server/provider";
import { FactList } from "./parts/fact-list";
import { LegalPage, type LegalSection, textSection } from "./legal-page";
import { LegalText } from "./parts/legal-text";
import { MissingFact } from "./parts/missing-fact";
import { languageNames, ProviderFacts } from "./parts/provider-facts";

/** The imprint (DDG, section 5). What the provider has not configured is shown as missing. */
export async function Imprint() {
  const { t, lng } = await getT("legal");
  const known = provider();
  const registration = (
    ["vatId", "economicId", "register", "licensingAuthority", "profession"] as const
  ).flatMap((name) => (known[name] === null ? [] : [{ name: t(`provider.${name}`), value: known[name] }]));
  const sections: (LegalSection | null)[] = [
    {
      id: "provider",
      title: t("imprint.provider"),
      body: (
        <>
          <ProviderFacts />
          <LegalText>{t("imprint.contactText")}</LegalText>
        </>
      ),
    },
    registration.length > 0
      ? { id: "registration", title: t("imprint.registration"), body: <FactList facts={registration} /> }
      : null,
    {
      id: "media",
      title: t("imprint.media"),
      body: <FactList facts={[{ name: t("provider.name"), value: known.mediaResponsible }]} />,
    },
    {
      id: "dsa",
      title: t("imprint.dsa.title"),
      body: (
        <>
          <LegalText>{t("imprint.dsa.text")}</LegalText>
          <FactList
            facts={[
              { name: t("provider.email"), value: known.dsaEmail, href: `mailto:${known.dsaEmail}` },
              { name: t("provider.languages"), value: languageNames(known.contactLanguages, lng) },
            ]}
          />
          <LegalText>{t("imprint.dsa.report")}</LegalText>
        </>
      ),
    },
    { id: "dispute", title: t("imprint.dispute.title"), body: <Dispute /> },
    textSection("marks", t("imprint.marks.title"), [t("imprint.marks.text")]),
  ];
  return (
    <LegalPage
      path="/impressum"
      title={t("imprint.title")}
      intro={t("imprint.description")}
      ofProvider
      sections={sections}
    />
  );
}

async function Dispute() {
  const { t } = await getT("legal");
  const { disputeResolution, disputeBody } = provider();
  if (disputeResolution === null)
    return (
      <p>
        <MissingFact />
      </p>
    );
  return <p>{t(`imprint.dispute.${disputeResolution}`, { body: disputeBody ?? t("missing.inline") })}</p>;
}
