import { getT } from "~/i18n/server";
import { provider } from "~/server/provider";
import { servicesInUse } from "~/server/services-in-use";
import { LegalTable } from "../legal-table";
import { countryName } from "../parts/provider-facts";
import { splitRoles } from "./split-roles";

/** The processors that the provider has named, as far as they are in use. */
export async function Processors() {
  const { t, lng } = await getT("policy");
  const { processors } = splitRoles(provider(), servicesInUse().processorRoles);
  const list = new Intl.ListFormat(lng);
  return (
    <LegalTable
      label={t("thirdParties.table")}
      columns={(["name", "for", "country", "policy"] as const).map((name) => t(`thirdParties.${name}`))}
      rows={processors.map(({ name, roles, country, policyUrl }) => ({
        key: name,
        cells: [
          name,
          list.format(roles.map((role) => t(`roles.${role}`))),
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
  );
}
