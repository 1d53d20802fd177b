import { localePath } from "../../../i18n/locale-path";
import { useCurrentPath } from "./use-current-path";
import { useLocale } from "../../shared/use-locale";

/** The URL of LinkedIn's consent page, for a plain link; it returns to this page or to `page`, such as `/app/posts`. */
export function useConnectHref(page?: string): string {
  const here = useCurrentPath();
  const locale = useLocale();
  const back = page === undefined ? here : localePath(locale, page);
  return `/auth/linkedin/start?return=${encodeURIComponent(back)}`;
}
