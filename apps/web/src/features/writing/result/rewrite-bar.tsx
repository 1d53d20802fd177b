import { REWRITES, type Rewrite } from "@takt/domain/writing/model/rewrite";
import { Button } from "@takt/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@takt/ui/dropdown-menu";
import {
  Anchor,
  FoldVertical,
  Languages,
  RefreshCw,
  UnfoldVertical,
  UserRound,
  WandSparkles,
} from "lucide-react";
import { useT } from "~/i18n/use-t";

const ICONS = {
  shorter: FoldVertical,
  longer: UnfoldVertical,
  more_personal: UserRound,
  other_hook: Anchor,
  other_language: Languages,
} as const;

/** From this number on, the rewrites that are left are shown. */
const LOW_REWRITES = 5;

type Props = { left: number; onRewrite: (rewrite: Rewrite) => void; onAgain: () => void };

/** The rewrites of the shown text; on phones in a menu. */
export function RewriteBar({ left, onRewrite, onAgain }: Props) {
  const { t } = useT("writing");
  const again = (
    <Button size="sm" variant="ghost" onClick={onAgain}>
      <RefreshCw aria-hidden />
      {t("result.again")}
    </Button>
  );
  return (
    <div className="grid gap-1.5">
      <div role="group" aria-label={t("result.rewrites")} className="flex flex-wrap items-center gap-1.5">
        {left > 0 && (
          <>
            {REWRITES.map((rewrite) => {
              const Icon = ICONS[rewrite];
              return (
                <Button key={rewrite} size="sm" className="max-sm:hidden" onClick={() => onRewrite(rewrite)}>
                  <Icon aria-hidden />
                  {t(`result.rewrite.${rewrite}`)}
                </Button>
              );
            })}
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <Button size="sm" className="sm:hidden">
                  <WandSparkles aria-hidden />
                  {t("result.rewrites")}
                </Button>
              </DropdownMenuTrigger>
              <DropdownMenuContent align="start">
                {REWRITES.map((rewrite) => {
                  const Icon = ICONS[rewrite];
                  return (
                    <DropdownMenuItem key={rewrite} onSelect={() => onRewrite(rewrite)}>
                      <Icon aria-hidden />
                      {t(`result.rewrite.${rewrite}`)}
                    </DropdownMenuItem>
                  );
                })}
              </DropdownMenuContent>
            </DropdownMenu>
          </>
        )}
        {again}
      </div>
      {left <= LOW_REWRITES && (
        <p className="text-caption text-muted-fg">
          {left > 0 ? t("result.rewritesLeft", { count: left }) : t("result.noRewritesLeft")}
        </p>
      )}
    </div>
  );
}
