import { Checkbox } from "@takt/ui/checkbox";
import { cn } from "@takt/ui/cn";
import { useT } from "~/i18n/use-t";
import type { Ref } from "react";

type Props = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Shows the error that the checkbox must be ticked. */
  invalid?: boolean;
  /** The text is an outline with placeholders to fill. */
  outline?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** "I have reviewed this text", required before a generated text is scheduled or published. */
export function ReviewCheckbox({ checked, onCheckedChange, invalid, outline, ref }: Props) {
  const { t } = useT("posts");
  const { t: errors } = useT("errors");
  return (
    <div
      data-testid="review"
      className={cn("rounded-lg border bg-surface-2 p-3", invalid ? "border-danger" : "border-border")}
    >
      <Checkbox
        ref={ref}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        aria-required
        label={t("review.label")}
        hint={t(outline ? "review.helpOutline" : "review.help")}
        error={invalid && errors("post_not_reviewed")}
      />
    </div>
  );
}
