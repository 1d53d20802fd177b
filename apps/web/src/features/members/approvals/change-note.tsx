import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import type { RulesForm } from "./use-rules-form";

/** Says before it is saved what becomes of scheduled posts: they wait, or what waits begins again. */
export function ChangeNote({ form }: { form: RulesForm }) {
  const text = useChangeText(form);
  return (
    text && (
      <p role="status" className="max-w-[68ch] text-caption text-pretty text-muted-fg">
        {text}
      </p>
    )
  );
}

function useChangeText({ isDirty, wasNeeded, value }: RulesForm): string | null {
  const { t } = useT("approvals");
  const isSwitchedOn = value.isNeeded && !wasNeeded;
  const { data: counts } = trpc.posts.counts.useQuery(undefined, { enabled: isSwitchedOn });
  if (!value.isNeeded || !isDirty) return null;
  if (wasNeeded) return t("rules.restart");
  if (!counts) return null;
  if (counts.scheduled === 0) return t("rules.switchingOn.nothing");
  return `${t("rules.switchingOn.posts", { count: counts.scheduled })} ${t("rules.switchingOn.text")}`;
}
