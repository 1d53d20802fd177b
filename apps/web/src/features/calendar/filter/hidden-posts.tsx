import { useT } from "~/i18n/use-t";
import { isAsAtFirst, toggleGroup } from "./post-groups";
import { useHiddenGroups } from "./use-hidden-groups";

type Props = {
  /** How many posts of the shown days are hidden. */
  count: number;
  /** Whether cancelled posts are shown. */
  hasCancelled: boolean;
};

/** Says how many posts are hidden, with a way to show all, and to hide the cancelled ones again. */
export function HiddenPosts({ count, hasCancelled }: Props) {
  const { t } = useT("calendar");
  const [hidden, setHidden] = useHiddenGroups();
  if (count === 0 && !hasCancelled) return null;
  return (
    <p className="mt-2 text-xs text-muted-fg">
      {count > 0 && `${t(isAsAtFirst(hidden) ? "cancelled" : "filter.hidden", { count })} `}
      {/* One button: it keeps the focus. */}
      <button
        type="button"
        className="link min-h-6 cursor-pointer"
        onClick={() => void setHidden(count > 0 ? [] : toggleGroup(hidden, "cancelled"))}
      >
        {t(count > 0 ? "filter.showAll" : "filter.hideCancelled")}
      </button>
    </p>
  );
}
