import { AlertDialog } from "@takt/ui/alert-dialog";
import { withVerbatim } from "@takt/ui/verbatim";
import type { ComponentProps } from "react";
import { useT } from "~/i18n/use-t";
import { excerpt } from "../post-summary";

type Props = Pick<
  ComponentProps<typeof AlertDialog>,
  "title" | "actionLabel" | "tone" | "loading" | "children"
> & {
  /** The text of the post that it is about. */
  about: string;
  /** Asks, with the beginning of that text. */
  ask: (beginning: string) => string;
  consequence: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something is done with a post, which it names by the beginning of its text. */
export function PostQuestion({ about, ask, consequence, onConfirm, onClose, ...dialog }: Props) {
  const { t } = useT(["posts", "common"]);
  return (
    <AlertDialog
      {...dialog}
      open
      onOpenChange={(open) => !open && onClose()}
      description={
        <>
          <p>{withVerbatim(excerpt(about) || t("untitled"), ask)}</p>
          <p>{consequence}</p>
        </>
      }
      cancelLabel={t("common:cancel")}
      onAction={onConfirm}
    />
  );
}
