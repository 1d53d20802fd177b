import { getT } from "~/i18n/server";
import { currentConsent } from "~/server/current-consent";

/** The line at the foot of public pages where nobody is asked: nothing optional is used, or the browser has refused. */
export async function ConsentLine() {
  const { t } = await getT("consent");
  const { offered, gpc } = await currentConsent();
  if (offered.length > 0 && !gpc) return null;
  return <p className="text-caption text-pretty text-muted-fg">{t(offered.length === 0 ? "line" : "gpc")}</p>;
}
