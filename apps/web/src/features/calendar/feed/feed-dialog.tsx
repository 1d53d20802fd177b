import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { Skeleton } from "@takt/ui/skeleton";
import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { LoadError } from "~/features/shared/load-error";
import { FeedForm } from "./feed-form";
import { NewFeed } from "./new-feed";

/** Makes an address for the member's calendar program and shows it once; says what one from before is, and ends it. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useT(["calendar", "common"]);
  const [token, setToken] = useState<string | null>(null);
  const feed = trpc.calendarFeeds.get.useQuery();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("feed.title")}
        description={t("feed.text")}
        closeLabel={t("common:close")}
        footer={
          token !== null && (
            <Button variant="primary" onClick={onClose}>
              {t("feed.done")}
            </Button>
          )
        }
      >
        {token !== null ? (
          <NewFeed token={token} />
        ) : feed.data !== undefined ? (
          <FeedForm feed={feed.data} onMade={setToken} />
        ) : feed.error ? (
          <LoadError title={t("feed.loadFailed")} query={feed} />
        ) : (
          <Skeleton className="h-40" />
        )}
      </DialogContent>
    </Dialog>
  );
}
