import type { BrandInput } from "@takt/domain/brand/model/brand-input";
import type { BrandView } from "@takt/domain/brand/model/brand-view";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { toBrand, toDraft } from "./brand-values";
import { useShowBrand } from "./use-show-brand";

/**
 * Returns what saves the brand, with an Undo that brings back the one before it. It rejects where that fails, for the draft,
 * which shows why.
 * @param brand the one that is saved now
 */
export function useSaveBrand(brand: BrandView): (changed: BrandInput) => Promise<unknown> {
  const { t } = useT(["brand", "common"]);
  const show = useShowBrand();
  const change = trpc.brand.change.useMutation().mutateAsync;
  const refresh = ({ result }: { result: BrandView | null }) => result && show(result);
  const undo = useAction(change, {
    refresh,
    done: () => ({ tone: "success", title: t("undone") }),
    failed: () => t("undoFailed"),
  });
  const save = useAction(({ changed }: { changed: BrandInput; before: BrandInput }) => change(changed), {
    refresh,
    failed: () => null,
    done: (_, { before }) => ({
      tone: "success",
      title: t("saved"),
      action: {
        label: t("common:undo"),
        altText: t("undoAlt"),
        onAction: () => void undo.run(before),
        isUndo: true,
      },
    }),
    onFailed({ error }) {
      throw error;
    },
  });
  // The logo is not changed by it.
  return (changed) => save.run({ changed, before: toBrand(toDraft(brand)) });
}
