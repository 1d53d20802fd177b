import { getT } from "~/i18n/server";
import { provider } from "~/server/provider";
import { servicesInUse } from "~/server/services-in-use";
import { countryName } from "../parts/provider-facts";
import { splitRoles } from "./split-roles";

/** The processors outside the European Economic Area, and what protects data there. */
export async function Transfers() {
  const { t, lng } = await getT("policy");
  const { processors } = splitRoles(provider(), servicesInUse().processorRoles);
  return (
    <ul className="grid list-disc gap-2 ps-6">
      {processors.map(
        ({ name, country, transfer }) =>
          transfer && (
            <li key={name}>{t(`transfers.${transfer}`, { name, country: countryName(country, lng) })}</li>
          ),
      )}
    </ul>
  );
}
