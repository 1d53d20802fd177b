import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@takt/ui/dropdown-menu";
import { useMenuChoice } from "@takt/ui/use-menu-choice";
import { Ellipsis } from "lucide-react";
import { useCan } from "~/features/shared/use-can";
import { useT } from "~/i18n/use-t";
import { Fragment } from "react";
import { excerpt } from "../post-summary";
import { postActions, type PostAction } from "./post-actions";

type Props = { post: PostSummary; onAction: (action: PostAction) => void };

/** The menu of a post's actions. */
export function PostMenu({ post, onAction }: Props) {
  const { t } = useT("posts");
  const may = useCan();
  const name = t("list.actionsFor", { excerpt: excerpt(post.excerpt, 40) || t("untitled") });
  const { choose, runChosen } = useMenuChoice();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" aria-label={name} className="w-9 px-0 pointer-coarse:w-11">
          <Ellipsis aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent onCloseAutoFocus={runChosen}>
        {postActions(post, may("drafts.write")).map(({ action, label, Icon }) => (
          <Fragment key={action}>
            {action === "delete" && <DropdownMenuSeparator />}
            <DropdownMenuItem
              tone={action === "delete" ? "danger" : undefined}
              onSelect={() => choose(() => onAction(action))}
            >
              <Icon aria-hidden />
              {t(`actions.${label}`)}
            </DropdownMenuItem>
          </Fragment>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
