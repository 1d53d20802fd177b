import { getT } from "~/i18n/server";
import { provider } from "~/server/provider";
import { servicesInUse } from "~/server/services-in-use";
import { LegalText } from "../parts/legal-text";
import { countryName } from "../parts/provider-facts";
import { splitRoles } from "./split-roles";

/** Which data leaves the European Economic Area, and what protects it there. */
export async function Transfers() {
  const { t, lng } = await getT("policy");
  const { linkedin, processorRoles } = servicesInUse();
  const { processors, missing } = splitRoles(provider(), processorRoles);
  const abroad = processors.flatMap(({ name, country, transfer }) =>
    transfer ? t(`transfers.${transfer}`, { name, country: countryName(country, lng) }) : [],
  );
  return (
    <>
      {missing.length > 0 && <LegalText>{t("transfers.unknown")}</LegalText>}
      {abroad.length > 0 && (
        <LegalText>
          {[t("transfers.text"), abroad.map((line) => `- ${line}`).join("\n")].join("\n\n")}
        </LegalText>
      )}
      {missing.length + abroad.length === 0 && <LegalText>{t("transfers.none")}</LegalText>}
      {linkedin && <LegalText>{t("transfers.linkedin")}</LegalText>}
    </>
  );
}
