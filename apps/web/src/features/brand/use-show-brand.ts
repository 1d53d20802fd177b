import type { BrandView } from "@takt/domain/brand/model/brand-view";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { useLocaleRouter } from "../shared/use-locale-router";

/** Returns what shows a changed brand: on the page, and in the shell, which has it from the server. */
export function useShowBrand(): (changed: Partial<BrandView>) => void {
  const { brand } = trpc.useUtils();
  const router = useLocaleRouter();
  return (changed) => {
    setQueryData(brand.get, undefined, (before) => ({ ...before, ...changed }));
    router.refresh();
  };
}
