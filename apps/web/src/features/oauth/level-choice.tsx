import { getT } from "~/i18n/server";
import { RadioCard } from "./radio-card";

/** Whether what the application writes stays a draft until a person schedules it. */
export async function LevelChoice() {
  const { t } = await getT("oauth");
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-medium">{t("level.legend")}</legend>
      <RadioCard
        id="level-draft"
        name="level"
        value="draft"
        defaultChecked
        label={t("level.draft.name")}
        hint={t("level.draft.hint")}
      />
      <RadioCard
        id="level-schedule"
        name="level"
        value="schedule"
        label={t("level.schedule.name")}
        hint={t("level.schedule.hint")}
      />
    </fieldset>
  );
}
