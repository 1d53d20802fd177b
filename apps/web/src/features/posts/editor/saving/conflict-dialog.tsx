import type { PostFields } from "@takt/domain/posts/model/post-fields";
import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { useT } from "~/i18n/use-t";
import { ConflictVersion } from "./conflict-version";
import type { Conflict } from "./use-conflict";

/** Both versions side by side, and the choice between them. */
export function ConflictDialog({ conflict, mine }: { conflict: Conflict; mine: PostFields }) {
  const { t } = useT("posts");
  const { t: common } = useT("common");
  const { theirs } = conflict;
  if (!theirs) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && conflict.close()}>
      <DialogContent
        title={t("editor.conflict.title")}
        description={t("editor.conflict.text")}
        closeLabel={common("close")}
        className="sm:max-w-3xl"
        footer={
          <>
            <Button onClick={() => void conflict.useTheirs()}>{t("editor.conflict.useTheirs")}</Button>
            <Button variant="primary" onClick={() => void conflict.keepMine()}>
              {t("editor.conflict.keepMine")}
            </Button>
          </>
        }
      >
        <div className="grid gap-3 sm:grid-cols-2">
          <ConflictVersion name={t("editor.conflict.mine")} post={mine} />
          <ConflictVersion name={t("editor.conflict.theirs")} post={theirs} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
