import { brandDraft, type BrandDraft } from "@takt/domain/brand/model/brand-draft";
import type { BrandView } from "@takt/domain/brand/model/brand-view";
import { useMemo, useState } from "react";
import { storedDraft } from "../shared/drafts/stored-draft";
import { useDraft } from "../shared/drafts/use-draft";
import { useMe } from "../shared/use-me";
import { findFaults, normalizeDraft, toBrand, toDraft, toShownColor } from "./brand-values";
import { useSaveBrand } from "./use-save-brand";

export type BrandForm = ReturnType<typeof useBrandForm>;

/** The brand as a draft that is saved by hand: what is typed stays after an error, and on this device when the page is left. */
export function useBrandForm(brand: BrandView) {
  const key = `brand:${useMe().id}:workspace`;
  const saveBrand = useSaveBrand(brand);
  const baseline = useMemo(() => ({ value: toDraft(brand), version: null }), [brand]);
  const draft = useDraft<BrandDraft>(key, {
    initial: baseline.value,
    baseline,
    async save(value) {
      await saveBrand(toBrand(value));
      return { value: normalizeDraft(value), version: null };
    },
    normalize: normalizeDraft,
    automatic: false,
    storage: useMemo(() => storedDraft(key, brandDraft), [key]),
  });
  const [isTried, setTried] = useState(false);
  const { value, status, store } = draft;
  const faults = findFaults(toBrand(value));
  return {
    ...draft,
    isDirty: status !== "clean" && status !== "saved",
    /** Nothing is called wrong before the first try to save it. */
    faults: isTried ? faults : {},
    /** The preview's brand: a color that is not typed to its end is the saved one. */
    shown: {
      ...toBrand(value),
      primaryColor: toShownColor(value, brand, "primaryColor"),
      secondaryColor: toShownColor(value, brand, "secondaryColor"),
    },
    set: (part: Partial<BrandDraft>) => store.set({ ...store.getState().value, ...part }),
    /** Whether it can be saved; from then on it shows what is wrong. */
    check() {
      setTried(true);
      return Object.keys(faults).length === 0;
    },
    discard() {
      setTried(false);
      store.reset(baseline);
    },
  };
}
