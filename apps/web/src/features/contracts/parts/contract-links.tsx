import { cn } from "@takt/ui/cn";
import { localePath } from "../../../i18n/locale-path";
import { getT } from "../../../i18n/server";

/**
 * The links to the pages that cancel and withdraw from contracts, for the foot of every page: the law wants them there
 * all the time, in these words (German Civil Code, 312k and 356a).
 */
export async function ContractLinks({ className }: { className?: string }) {
  const { t, lng } = await getT("common");
  return (
    <nav
      aria-label={t("contracts.label")}
      className={cn("flex flex-wrap gap-x-5 gap-y-1 text-[13px]", className)}
    >
      {(["cancel", "withdraw"] as const).map((page) => (
        <a
          key={page}
          href={localePath(lng, `/contracts/${page}`)}
          className="inline-flex min-h-6 items-center rounded text-muted-fg underline underline-offset-3 hover:text-foreground"
        >
          {t(`contracts.${page}`)}
        </a>
      ))}
    </nav>
  );
}
