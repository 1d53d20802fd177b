import { useT } from "~/i18n/use-t";
import { isAsAtFirst, toggleGroup } from "./post-groups";
import { usePostFilter } from "./use-post-filter";

type Props = {
  /** How many posts of the shown days are hidden. */
  count: number;
  /** Whether cancelled posts are shown. */
  hasCancelled: boolean;
};

/** Says how many posts are hidden, with a way to show all, and to hide the cancelled ones again. */
export function HiddenPosts({ count, hasCancelled }: Props) {
  const { t } = useT("calendar");
  const { setFilter, ...filter } = usePostFilter();
  if (count === 0 && !hasCancelled) return null;
  return (
    <p className="mt-2 text-xs text-muted-fg">
      {count > 0 && `${t(isAsAtFirst(filter) ? "cancelled" : "filter.hidden", { count })} `}
      {/* One button: it keeps the focus. */}
      <button
        type="button"
        className="link min-h-6 cursor-pointer"
        onClick={() =>
          setFilter(count > 0 ? { hide: [], label: "" } : { hide: toggleGroup(filter.hide, "cancelled") })
        }
      >
        {t(count > 0 ? "filter.showAll" : "filter.hideCancelled")}
      </button>
    </p>
  );
}
