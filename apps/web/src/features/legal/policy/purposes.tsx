import { getT } from "~/i18n/server";
import { optionalServices } from "~/server/optional-services";
import { servicesInUse } from "~/server/services-in-use";
import { LegalTable } from "../legal-table";
import { groupByPurpose } from "./group-by-purpose";

/** Purposes of data, their legal bases, and the recipients among those whom this installation uses. */
export async function Purposes() {
  const { t, lng } = await getT("policy");
  const { linkedin, processorRoles } = servicesInUse();
  const used = new Set<string>([...(linkedin ? ["linkedin"] : []), ...processorRoles]);
  const list = (items: string[]) => new Intl.ListFormat(lng).format(items);
  return (
    <LegalTable
      label={t("purposes.table")}
      columns={(["purpose", "data", "basis", "recipients"] as const).map((name) => t(`purposes.${name}`))}
      rows={[
        ...groupByPurpose().map(({ purpose, categories, bases, recipients }) => ({
          key: purpose,
          cells: [
            t(`purposes.${purpose}`),
            list(categories.map((category) => t(`categories.${category}.title`))),
            list(bases.map((basis) => t(`bases.${basis}`))),
            list(recipients.filter((role) => used.has(role)).map((role) => t(`roles.${role}`))) ||
              t("purposes.none"),
          ],
        })),
        ...optionalServices().map((service) => ({
          key: service,
          cells: (["purpose", "data", "basis", "recipients"] as const).map((cell) =>
            t(`purposes.optional.${service}.${cell}`),
          ),
        })),
      ]}
    />
  );
}
