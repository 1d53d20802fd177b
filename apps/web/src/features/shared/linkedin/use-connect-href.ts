import { localePath } from "../../../i18n/locale-path";
import { useCurrentPath } from "../use-current-path";
import { useLocale } from "../use-locale";

/** To LinkedIn's consent page, for a plain link, and back to this page, or to `page` of the app: `/app/posts`. */
export function useConnectHref(page?: string): string {
  const here = useCurrentPath();
  const locale = useLocale();
  const back = page === undefined ? here : localePath(locale, page);
  return `/auth/linkedin/start?return=${encodeURIComponent(back)}`;
}
