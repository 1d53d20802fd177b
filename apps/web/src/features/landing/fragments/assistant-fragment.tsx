import { Check } from "lucide-react";
import { getT } from "~/i18n/server";

const STEPS = ["basics", "style", "final", "review"] as const;

/** An illustration: the steps of the assistant, and what it asks before an AI text goes out. */
export async function AssistantFragment() {
  const { t } = await getT(["landing", "writing", "posts"]);
  return (
    <figure role="img" aria-label={t("fragment.assistantLabel")}>
      <div aria-hidden className="rounded-xl border border-border bg-surface p-4">
        <ol className="grid grid-cols-2 gap-x-4 gap-y-2.5">
          {STEPS.map((step, index) => (
            <li key={step} className="flex min-w-0 items-center gap-2 text-caption/4.5">
              <span className="grid size-6 shrink-0 place-items-center rounded-full bg-primary-soft text-xs font-medium text-primary-soft-fg tabular-nums">
                {index + 1}
              </span>
              <span className="min-w-0 hyphens-auto">{t(`writing:steps.${step}.name`)}</span>
            </li>
          ))}
        </ol>
        <div className="mt-4 flex items-start gap-2.5 rounded-lg border border-border bg-surface-2 p-3">
          <span className="mt-px grid size-4.5 shrink-0 place-items-center rounded-md bg-primary text-primary-fg">
            <Check className="size-3.5" />
          </span>
          <span className="text-sm">
            {t("posts:review.label")}
            <span className="mt-0.5 block text-caption/4.5 text-pretty text-muted-fg">
              {t("posts:review.help")}
            </span>
          </span>
        </div>
      </div>
    </figure>
  );
}
