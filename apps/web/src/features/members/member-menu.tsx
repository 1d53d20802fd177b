import { Button } from "@takt/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@takt/ui/dropdown-menu";
import { useMenuChoice } from "@takt/ui/use-menu-choice";
import { Crown, Ellipsis, UserMinus } from "lucide-react";
import { useT } from "~/i18n/use-t";

type Props = {
  name: string;
  /** Whether the reader owns the workspace, and has not offered it already. */
  canOffer: boolean;
  onRemove: () => void;
  onOffer: () => void;
};

/** The menu of what is done with a member. */
export function MemberMenu({ name, canOffer, onRemove, onOffer }: Props) {
  const { t } = useT("members");
  const { choose, runChosen } = useMenuChoice();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          aria-label={t("actionsFor", { name })}
          className="w-9 px-0 pointer-coarse:w-11"
        >
          <Ellipsis aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent onCloseAutoFocus={runChosen}>
        {canOffer && (
          <>
            <DropdownMenuItem onSelect={() => choose(onOffer)}>
              <Crown aria-hidden />
              {t("offer.open")}
            </DropdownMenuItem>
            <DropdownMenuSeparator />
          </>
        )}
        <DropdownMenuItem tone="danger" onSelect={() => choose(onRemove)}>
          <UserMinus aria-hidden />
          {t("remove.open")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
