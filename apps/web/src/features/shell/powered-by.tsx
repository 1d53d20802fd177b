import { getT } from "~/i18n/server";

/** Names Takt at the foot of a workspace that has its own look. */
export async function PoweredBy() {
  const { t } = await getT("brand");
  return <p className="text-xs text-muted-fg">{t("poweredBy.line")}</p>;
}
