import { GIVEN_ROLES, type GivenRole } from "@takt/domain/workspaces/model/given-role";
import { cn } from "@takt/ui/cn";
import { textControl } from "@takt/ui/control-style";
import { useId } from "react";
import { useT } from "~/i18n/use-t";

type Props = { label: string; role: GivenRole; onChange: (role: GivenRole) => void };

/** The role of a member, to be changed. What it may do is its description, and stands below the list for all roles. */
export function RoleSelect({ label, role, onChange }: Props) {
  const { t } = useT("members");
  const id = useId();
  return (
    <>
      <select
        aria-label={label}
        aria-describedby={id}
        title={t(`roles.${role}.may`)}
        value={role}
        onChange={({ target }) => {
          const chosen = GIVEN_ROLES.find((one) => one === target.value);
          if (chosen && chosen !== role) onChange(chosen);
        }}
        className={cn(textControl, "h-8 w-36 pointer-coarse:h-11")}
      >
        {GIVEN_ROLES.map((one) => (
          <option key={one} value={one}>
            {t(`roles.${one}.name`)}
          </option>
        ))}
      </select>
      <span id={id} hidden>
        {t(`roles.${role}.may`)}
      </span>
    </>
  );
}
