import { useId, type ReactNode, type Ref } from "react";
import { useT } from "~/i18n/use-t";

type Props = {
  /** Actions on the post, at the lower edge. */
  footer: ReactNode;
  children: ReactNode;
  ref: Ref<HTMLElement>;
};

/** The post beside the list: it stays in sight while the list scrolls, and scrolls itself; the buttons are always there. */
export function PostPane({ footer, children, ref }: Props) {
  const { t } = useT("approvals");
  const titleId = useId();
  return (
    <div className="border-s border-border bg-sunk rounded-ee-xl max-lg:hidden">
      <section
        ref={ref}
        aria-labelledby={titleId}
        className="sticky top-2 mx-auto flex max-h-[calc(100dvh-1rem)] max-w-3xl flex-col"
      >
        <h2 id={titleId} className="px-6 pt-4 pb-2 text-base/6">
          {t("inbox.shown")}
        </h2>
        <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-1 pb-4">{children}</div>
        <div
          role="group"
          aria-label={t("inbox.decide")}
          className="flex flex-wrap gap-2 border-t border-border px-6 py-3"
        >
          {footer}
        </div>
      </section>
    </div>
  );
}
