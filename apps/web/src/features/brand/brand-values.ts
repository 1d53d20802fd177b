import type { BrandDraft } from "@takt/domain/brand/model/brand-draft";
import { brandInput, type BrandInput } from "@takt/domain/brand/model/brand-input";

/** Which fields have something that cannot be saved, and in which way. */
export type BrandFaults = Partial<Record<keyof BrandInput, "tooLong" | "invalid">>;

/** Returns the fields of a brand as they are typed. */
export function toDraft(brand: BrandInput): BrandDraft {
  return {
    name: brand.name ?? "",
    primaryColor: brand.primaryColor ?? "",
    secondaryColor: brand.secondaryColor ?? "",
    senderName: brand.senderName ?? "",
    footer: brand.footer ?? "",
    poweredBy: brand.poweredBy,
  };
}

/** Turns what is typed into the input of the procedure. */
export function toBrand(draft: BrandDraft): BrandInput {
  return {
    name: orNull(draft.name),
    primaryColor: toColor(draft.primaryColor),
    secondaryColor: toColor(draft.secondaryColor),
    senderName: orNull(draft.senderName),
    footer: orNull(draft.footer),
    poweredBy: draft.poweredBy,
  };
}

/** Drafts that differ in nothing else are the same brand. */
export const normalizeDraft = (draft: BrandDraft): BrandDraft => toDraft(toBrand(draft));

/**
 * Returns a color as `#rrggbb`, null where nothing is typed: the sign may be left out, as may every second of equal digits. Any
 * other text stays as it is.
 */
export function toColor(typed: string): string | null {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(typed.trim()) ?? [];
  if (digits === undefined) return orNull(typed);
  const whole = digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits;
  return `#${whole.toLowerCase()}`;
}

/** Returns what the server would refuse, by its own schema. */
export function findFaults(brand: BrandInput): BrandFaults {
  const faults: BrandFaults = {};
  for (const { path, code } of brandInput.safeParse(brand).error?.issues ?? [])
    faults[path[0] as keyof BrandInput] ??= code === "too_big" ? "tooLong" : "invalid";
  return faults;
}

/** Returns the color where it is one, else the one that was saved. */
export function toShownColor(draft: BrandDraft, saved: BrandInput, field: "primaryColor" | "secondaryColor") {
  const { [field]: typed } = toBrand(draft);
  return typed === null || brandInput.shape[field].safeParse(typed).success ? typed : saved[field];
}

const orNull = (typed: string): string | null => typed.trim() || null;
