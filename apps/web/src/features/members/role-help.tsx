import { ROLES } from "@takt/domain/shared/actor";
import { Section } from "@takt/ui/section";
import { useT } from "~/i18n/use-t";

/** Rights of each role, in a line. */
export function RoleHelp() {
  const { t } = useT("members");
  return (
    <Section title={t("rolesTitle")}>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
        {ROLES.map((role) => (
          <div key={role} className="contents">
            <dt className="font-medium max-sm:mt-1">{t(`roles.${role}.name`)}</dt>
            <dd className="text-pretty text-muted-fg">{t(`roles.${role}.may`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
