import type { MemberView } from "@takt/domain/members/model/member-view";
import { Avatar } from "@takt/ui/avatar";
import { Checkbox } from "@takt/ui/checkbox";
import { FieldError } from "@takt/ui/field";
import { verbatim } from "@takt/ui/verbatim";
import { useId } from "react";
import { useT } from "~/i18n/use-t";
import { useMemberName } from "../use-member-name";

type Props = {
  label: string;
  /** By which the form finds it when nobody is chosen. */
  field: string;
  approvers: readonly MemberView[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: string | null;
};

/** The members who approve by their role, each to be chosen, with their face. */
export function ApproverBoxes({ label, field, approvers, chosen, onChange, error }: Props) {
  const { t } = useT("members");
  const nameOf = useMemberName();
  const id = useId();
  return (
    <div className="grid gap-2">
      <div
        role="group"
        aria-label={label}
        aria-describedby={error ? id : undefined}
        className="grid gap-x-6 gap-y-3 sm:grid-cols-2"
      >
        {approvers.map((approver, index) => (
          <Checkbox
            key={approver.userId}
            data-field={index === 0 ? field : undefined}
            aria-invalid={error ? true : undefined}
            className="items-center [&>button]:mt-0"
            checked={chosen.includes(approver.userId)}
            onCheckedChange={(isChosen) =>
              onChange(
                isChosen === true
                  ? [...chosen, approver.userId]
                  : chosen.filter((one) => one !== approver.userId),
              )
            }
            label={
              <span className="flex min-w-0 items-center gap-2.5 pointer-coarse:py-1">
                <Avatar name={nameOf(approver)} src={approver.image} className="size-7 text-xs" />
                <span className="grid min-w-0">
                  <span {...verbatim} className="wrap-anywhere">
                    {nameOf(approver)}
                  </span>
                  <span className="text-caption text-muted-fg">
                    {approver.isSelf && `${t("you")}, `}
                    {t(`roles.${approver.role}.name`)}
                  </span>
                </span>
              </span>
            }
          />
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
