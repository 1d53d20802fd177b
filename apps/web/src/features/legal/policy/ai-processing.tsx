import { getT } from "~/i18n/server";
import { provider } from "~/server/provider";
import { servicesInUse } from "~/server/services-in-use";
import { LegalText } from "../parts/legal-text";

/** What a language model gets, where one is configured. */
export async function AiProcessing() {
  const { t } = await getT("policy");
  const { model, research, processorRoles } = servicesInUse();
  const isOthers = processorRoles.includes("ai");
  const bound = provider().processors.filter(
    ({ roles, noTraining }) => isOthers && roles.includes("ai") && noTraining,
  );
  if (!model) return <LegalText>{[t("ai.none"), t("ai.kept")].join("\n\n")}</LegalText>;
  return (
    <LegalText>
      {[
        t("ai.sent"),
        t("ai.list"),
        t("ai.not"),
        ...bound.map(({ name }) => t("ai.noTraining", { name })),
        ...(research ? [t("ai.search")] : []),
        t("ai.kept"),
      ].join("\n\n")}
    </LegalText>
  );
}
