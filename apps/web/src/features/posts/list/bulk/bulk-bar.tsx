import { canTransition, DELETABLE } from "@takt/domain/posts/model/post-transitions";
import type { ListedPost } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { FilePen, ListPlus, RotateCcw, Tag, Trash2, X } from "lucide-react";
import { useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import { useCan } from "~/features/shared/use-can";
import { useScreenKeys } from "~/features/shared/keys/use-screen-keys";
import { MoveByDays } from "./move-by-days";
import { RetryDialog } from "./retry-dialog";
import { useBulkActions } from "./use-bulk-actions";

type Props = { posts: readonly ListedPost[]; onClear: () => void; onLabel: () => void };

/**
 * Acts on the selected posts, at the foot of the sheet, as far as the reader may do them to one post at least. Posts to which
 * they may not are named with the outcome.
 */
export function BulkBar({ posts, onClear, onLabel }: Props) {
  const { t } = useT(["posts", "common", "labels"]);
  const { run, running, isRunning } = useBulkActions();
  const days = useRef<HTMLInputElement>(null);
  const [isRetrying, setRetrying] = useState(false);
  const may = useCan();
  const canWrite = may("drafts.write");
  const publishable = posts.filter(({ mayPublish }) => mayPublish);
  const some = (offers: (status: ListedPost["status"]) => boolean) =>
    publishable.some(({ status }) => offers(status));
  const isMovable = canWrite && some((status) => status === "scheduled");
  const isDeletable = posts.some(({ status, mayWrite }) => mayWrite && DELETABLE.includes(status));
  const failed = canWrite ? publishable.filter(({ status }) => status === "failed") : [];
  const move = (direction: "later" | "earlier", by: number) =>
    void run({ act: "move", posts, move: { direction, days: by } });

  useScreenKeys(({ key, shiftKey, ctrlKey, metaKey, repeat }) => {
    if (ctrlKey || metaKey || repeat) return false;
    if (isMovable && shiftKey && (key === "ArrowRight" || key === "ArrowLeft")) {
      move(key === "ArrowRight" ? "later" : "earlier", 1);
      return true;
    }
    if (isMovable && key.toLowerCase() === "m") {
      days.current?.focus();
      days.current?.select();
      return true;
    }
    if (!isDeletable || key !== "#") return false;
    void run({ act: "delete", posts });
    return true;
  });

  return (
    <section
      aria-label={t("bulk.title")}
      data-page-bar
      className="sticky bottom-18 z-20 flex flex-wrap items-center gap-2 rounded-xl border border-border bg-surface px-3 py-2 shadow-lg shadow-black/10 sm:bottom-3"
    >
      <p role="status" className="me-auto text-caption font-medium tabular-nums">
        {t("bulk.selected", { count: posts.length })}
      </p>
      {isMovable && <MoveByDays ref={days} disabled={isRunning} onMove={move} />}
      {canWrite && some((status) => status === "draft") && (
        <Button
          size="sm"
          loading={running === "queue"}
          disabled={isRunning}
          onClick={() => void run({ act: "queue", posts })}
        >
          <ListPlus aria-hidden />
          {t("actions.addToQueue")}
        </Button>
      )}
      {some((status) => canTransition(status, "unschedule")) && (
        <Button
          size="sm"
          loading={running === "unschedule"}
          disabled={isRunning}
          onClick={() => void run({ act: "unschedule", posts })}
        >
          <FilePen aria-hidden />
          {t("bulk.toDrafts")}
        </Button>
      )}
      {failed.length > 0 && (
        <Button size="sm" disabled={isRunning} onClick={() => setRetrying(true)}>
          <RotateCcw aria-hidden />
          {t("actions.retry")}
        </Button>
      )}
      {may("library.write") && (
        <Button size="sm" onClick={onLabel}>
          <Tag aria-hidden />
          {t("labels:picker.open")}
        </Button>
      )}
      {isDeletable && (
        <Button
          size="sm"
          loading={running === "delete"}
          disabled={isRunning}
          onClick={() => void run({ act: "delete", posts })}
        >
          <Trash2 aria-hidden />
          {t("common:delete")}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onClear}>
        <X aria-hidden />
        {t("bulk.clear")}
      </Button>
      <RetryDialog
        open={isRetrying}
        count={failed.length}
        loading={running === "retry"}
        onConfirm={() => void run({ act: "retry", posts: failed }).then(() => setRetrying(false))}
        onClose={() => setRetrying(false)}
      />
    </section>
  );
}
