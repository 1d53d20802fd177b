import type { GrantPlace } from "@takt/domain/oauth/model/grant-place";
import { verbatim } from "@takt/ui/verbatim";
import { getT } from "~/i18n/server";
import { RadioCard } from "./radio-card";

/** In which workspace the application may act. One without the plan cannot be chosen, and says so. */
export async function PlaceChoice({ places }: { places: readonly GrantPlace[] }) {
  const { t } = await getT("oauth");
  const possible = places.filter(({ hasPlan }) => hasPlan);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-medium">{t("place.legend")}</legend>
      {possible.length === 0 && <p className="text-pretty text-muted-fg">{t("place.none")}</p>}
      {places.map(({ id, name, slug, hasPlan }) => (
        <RadioCard
          key={id}
          id={`workspace-${id}`}
          name="workspace"
          value={id}
          disabled={!hasPlan}
          // Of several, none is chosen by itself.
          defaultChecked={hasPlan && possible.length === 1}
          label={slug === null ? t("place.personal") : <span {...verbatim}>{name}</span>}
          hint={hasPlan ? undefined : t("place.noPlan")}
        />
      ))}
    </fieldset>
  );
}
