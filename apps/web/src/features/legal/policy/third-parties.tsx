import { getT } from "~/i18n/server";
import { optionalServices } from "~/server/optional-services";
import { provider } from "~/server/provider";
import { servicesInUse } from "~/server/services-in-use";
import { LegalTable } from "../parts/legal-table";
import { LegalText } from "../parts/legal-text";
import { countryName } from "../parts/provider-facts";
import { splitRoles } from "./split-roles";

/** Who gets data: LinkedIn, pages that are read, and the processors that the provider has named. */
export async function ThirdParties() {
  const { t, lng } = await getT("policy");
  const { linkedin, processorRoles } = servicesInUse();
  const { processors, own, missing } = splitRoles(provider(), processorRoles);
  const roles = (list: readonly (typeof own)[number][]) =>
    new Intl.ListFormat(lng).format(list.map((role) => t(`roles.${role}`)));
  return (
    <>
      <LegalText>{t("thirdParties.text")}</LegalText>
      <LegalText>{t(linkedin ? "thirdParties.linkedin" : "thirdParties.linkedinEmulated")}</LegalText>
      {optionalServices().includes("linkedinInsight") && <LegalText>{t("thirdParties.insight")}</LegalText>}
      <LegalText>{t("thirdParties.pages")}</LegalText>
      {processors.length > 0 && (
        <>
          <LegalText>{t("thirdParties.processorsText")}</LegalText>
          <LegalTable
            label={t("thirdParties.table")}
            columns={[
              t("thirdParties.name"),
              t("thirdParties.for"),
              t("thirdParties.country"),
              t("thirdParties.policy"),
            ]}
            rows={processors.map(({ name, roles: ofIt, country, policyUrl }) => ({
              key: name,
              cells: [
                name,
                roles(ofIt),
                countryName(country, lng),
                policyUrl ? (
                  <a
                    key="policy"
                    href={policyUrl}
                    aria-label={t("thirdParties.policyOf", { name })}
                    className="link rounded wrap-anywhere"
                  >
                    {new URL(policyUrl).hostname}
                  </a>
                ) : (
                  "–"
                ),
              ],
            }))}
          />
        </>
      )}
      {own.length > 0 && <LegalText>{t("thirdParties.own", { roles: roles(own) })}</LegalText>}
      {missing.length > 0 && <LegalText>{t("thirdParties.missing", { roles: roles(missing) })}</LegalText>}
      {processors.length + missing.length === 0 && <LegalText>{t("thirdParties.none")}</LegalText>}
    </>
  );
}
