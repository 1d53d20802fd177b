import { getT } from "~/i18n/server";
import { provider } from "~/server/provider";
import { servicesInUse } from "~/server/services-in-use";

/** Says of each AI service whose contract forbids training that it does. */
export async function NoTraining() {
  const { t } = await getT("policy");
  const isOthers = servicesInUse().processorRoles.includes("ai");
  return provider()
    .processors.filter(({ roles, noTraining }) => isOthers && roles.includes("ai") && noTraining)
    .map(({ name }) => <p key={name}>{t("ai.noTraining", { name })}</p>);
}
