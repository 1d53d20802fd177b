import type { PlannedPostsChoice } from "@takt/domain/members/model/member-input";
import { RadioGroup } from "@takt/ui/radio-group";
import { useT } from "~/i18n/use-t";

type Props<Choice extends PlannedPostsChoice> = {
  count: number;
  /** Of the member who goes; null: it is the reader. */
  name: string | null;
  choices: readonly Choice[];
  value: Choice;
  onChange: (choice: Choice) => void;
};

/** The choice for posts that are planned under the name of a member who goes. */
export function PlannedPostsField<Choice extends PlannedPostsChoice>(props: Props<Choice>) {
  const { count, name, choices, value, onChange } = props;
  const { t } = useT("members");
  const label = t("plannedPosts.label", { count });
  const textOf = (choice: PlannedPostsChoice) =>
    choice === "take_along" && name === null
      ? { label: t("plannedPosts.take_alongSelf"), hint: t("plannedPosts.take_alongSelfHint") }
      : { label: t(`plannedPosts.${choice}`, { name: name ?? "" }), hint: t(`plannedPosts.${choice}Hint`) };
  return (
    <div className="mt-2 grid gap-2.5">
      <p aria-hidden className="text-sm font-medium">
        {label}
      </p>
      <RadioGroup
        label={label}
        value={value}
        onValueChange={onChange}
        options={choices.map((choice) => ({ value: choice, ...textOf(choice) }))}
      />
    </div>
  );
}
