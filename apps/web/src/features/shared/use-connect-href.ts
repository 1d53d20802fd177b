import type { ApiProduct } from "@takt/domain/connections/model/api-product";
import { usePagePath, useToHref } from "~/features/shared/navigation/workspace";

/** The URL of LinkedIn's consent page, for a plain link; it returns to this page or to `page`, such as `/app/posts`. */
export function useConnectHref(page?: string): string {
  const here = useCurrentPath();
  const toHref = useToHref();
  const back = page === undefined ? here : toHref(page);
  return `/auth/linkedin/start?return=${encodeURIComponent(back)}`;
}

/** The URL of the consent page of one of LinkedIn's products; it returns to this page. */
export function useProductHref(product: ApiProduct): string {
  return `/auth/linkedin/${product}/start?return=${encodeURIComponent(useCurrentPath())}`;
}

/** The path in the address bar; behind the proxy's rewrite the router may report /en/app for /app. */
export function useCurrentPath(): string {
  return useToHref()(usePagePath());
}
