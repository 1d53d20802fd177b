import { verbatim } from "@takt/ui/verbatim";
import { BrandLogo } from "./brand-logo";

/** The logo of a brand, where it has one, and its name. */
export function BrandMark({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-2.5 text-base font-semibold tracking-[-0.015em]">
      {logoUrl !== null && <BrandLogo logoUrl={logoUrl} />}
      <span {...verbatim} className="min-w-0 wrap-anywhere">
        {name}
      </span>
    </span>
  );
}
