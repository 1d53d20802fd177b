import { useT } from "~/i18n/use-t";
import { WizardShape } from "./parts/wizard-shape";

/** A placeholder with the height of a step. */
export function WizardSkeleton() {
  const { t } = useT("common");
  return (
    <div role="status" aria-label={t("loading")}>
      <WizardShape />
    </div>
  );
}
