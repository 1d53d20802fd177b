import type { FeedView } from "@takt/domain/calendar-feeds/model/feed-view";
import { Button } from "@takt/ui/button";
import { Checkbox } from "@takt/ui/checkbox";
import { useState, type FormEvent } from "react";
import { useT } from "~/i18n/use-t";
import { CallError } from "~/features/shared/call-error";
import { useClock } from "~/features/shared/time/use-clock";
import { useCreateFeed, useDeleteFeed } from "./use-feed";

type Props = {
  /** The address from before; null: there is none. */
  feed: FeedView | null;
  onMade: (token: string) => void;
};

/** The options of a new address, and the facts of the one before. */
export function FeedForm({ feed, onMade }: Props) {
  const { t } = useT("calendar");
  const [withTexts, setWithTexts] = useState(feed?.withTexts ?? false);
  const [onlyOwn, setOnlyOwn] = useState(feed?.onlyOwn ?? false);
  const create = useCreateFeed(onMade);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void create.run({ withTexts, onlyOwn });
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      {feed && <FeedFacts feed={feed} />}
      <div className="grid gap-3">
        <Checkbox
          label={t("feed.withTexts")}
          hint={t("feed.withTextsHint")}
          checked={withTexts}
          onCheckedChange={(checked) => setWithTexts(checked === true)}
        />
        <Checkbox
          label={t("feed.onlyOwn")}
          checked={onlyOwn}
          onCheckedChange={(checked) => setOnlyOwn(checked === true)}
        />
      </div>
      <CallError error={create.error} />
      <div>
        <Button type="submit" variant="primary" loading={create.isRunning}>
          {t(feed ? "feed.replace" : "feed.create")}
        </Button>
      </div>
    </form>
  );
}

/** When the address from before was made and read, and the way to end it. */
function FeedFacts({ feed: { createdAt, lastReadOn } }: { feed: FeedView }) {
  const { t } = useT("calendar");
  const { day } = useClock();
  const end = useDeleteFeed();
  return (
    <div className="grid justify-items-start gap-2 rounded-xl border border-border p-3 text-sm">
      <p>
        {t("feed.exists", { day: day(createdAt) })}{" "}
        {lastReadOn === null
          ? t("feed.unread")
          : t("feed.read", { day: day(new Date(`${lastReadOn}T12:00:00Z`), "UTC") })}{" "}
        {t("feed.replaces")}
      </p>
      <Button size="sm" loading={end.isRunning} onClick={() => void end.run(undefined)}>
        {t("feed.delete")}
      </Button>
    </div>
  );
}
