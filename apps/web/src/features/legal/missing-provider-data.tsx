import { Callout } from "@takt/ui/callout";
import { TriangleAlert } from "lucide-react";
import { getT } from "~/i18n/server";
import { missingOfProvider } from "~/server/provider";

/** Names what the provider has not configured. Nothing is shown where all is there. */
export async function MissingProviderData() {
  const { t } = await getT("legal");
  const missing = missingOfProvider();
  if (missing.length === 0) return null;
  return (
    <Callout tone="amber" icon={<TriangleAlert aria-hidden />}>
      <p className="font-medium">{t("missing.title")}</p>
      <p>{t("missing.text")}</p>
      <ul className="flex flex-wrap gap-x-3 gap-y-1 font-mono text-caption">
        {missing.map((name) => (
          <li key={name} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
