import type { Poll } from "@takt/domain/posts/model/poll";
import { useT } from "~/i18n/use-t";

/** A poll roughly as LinkedIn shows it before the first vote. */
export function PollPreview({ poll }: { poll: Poll }) {
  const { t } = useT("posts");
  return (
    <div
      data-testid="preview-poll"
      className="mx-4 mb-4 grid gap-2.5 rounded-lg border border-border p-4 wrap-anywhere"
    >
      <p className="text-sm font-semibold">
        {poll.question.trim() || <span className="font-normal text-muted-fg">{t("poll.noQuestion")}</span>}
      </p>
      <ul className="grid gap-2">
        {poll.options.map((option, index) => (
          <li
            key={index}
            className="min-h-8 rounded-full border border-secondary-text px-4 py-1 text-center text-sm font-medium text-secondary-text"
          >
            {option.trim() || t("poll.option", { number: index + 1 })}
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted-fg">
        {t("poll.open", { duration: t(`poll.durations.${poll.duration}`) })}
      </p>
    </div>
  );
}
