import { useT } from "~/i18n/use-t";

type Props = {
  /** The number of cancelled posts in the shown days. */
  count: number;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
};

/** Says that cancelled posts are hidden, and shows them; nothing where there are none. */
export function CancelledPosts({ count, isShown, onShow }: Props) {
  const { t } = useT("calendar");
  if (count === 0) return null;
  return (
    <p className="mt-2 text-xs text-muted-fg">
      {!isShown && `${t("cancelled", { count })} `}
      <button type="button" className="link min-h-6 cursor-pointer" onClick={() => onShow(!isShown)}>
        {t(isShown ? "hideCancelled" : "showCancelled")}
      </button>
    </p>
  );
}
