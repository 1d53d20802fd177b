import { getT } from "../../i18n/server";
import { LocaleLink } from "../shared/locale-link";

/** The way to the posts that wait for a reconnect. */
export async function HeldPosts({ count }: { count: number }) {
  const { t } = await getT("notifications");
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
