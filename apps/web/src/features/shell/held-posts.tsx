import { useT } from "next-i18next/client";
import { LocaleLink } from "../shared/locale-link";

/** A link to the posts that wait for a reconnect. */
export function HeldPosts({ count }: { count: number }) {
  const { t } = useT("notifications");
  if (count === 0) return null;
  return (
    <LocaleLink
      href="/app/posts?status=held"
      className="font-medium text-current underline underline-offset-3"
    >
      {t("banner.show", { count })}
    </LocaleLink>
  );
}
