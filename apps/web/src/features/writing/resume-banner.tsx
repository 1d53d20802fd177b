import { AlertDialog } from "@takt/ui/alert-dialog";
import { Button } from "@takt/ui/button";
import { Callout } from "@takt/ui/callout";
import { withVerbatim } from "@takt/ui/verbatim";
import { History } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { excerpt } from "../posts/parts/post-summary";
import { discardDraft } from "../shared/drafts/open-drafts";
import { TimeAgo } from "../shared/time/time-ago";
import { useNow } from "../shared/time/use-clock";
import { useMe } from "../shared/use-me";
import { findRunning } from "./assistant/assistant";
import { compositionKey } from "./answers/stored-composition";

type Props = {
  /** The composition of this wizard. */
  ownId: string;
  onContinue: (id: string) => void;
};

/** Offers to continue or discard the latest composition that has no post yet. */
export function ResumeBanner({ ownId, onContinue }: Props) {
  const { t } = useT(["writing", "common"]);
  const { id: userId } = useMe();
  const utils = trpc.useUtils();
  const now = useNow(60_000);
  const { data } = trpc.writing.latest.useQuery();
  // The offer stays when this wizard's own composition becomes the latest.
  const [latest, setLatest] = useState<typeof data>(null);
  if (data !== undefined && data !== latest && (!data || data.id !== ownId)) setLatest(data);
  const { mutateAsync } = trpc.writing.discard.useMutation();
  const [asking, setAsking] = useState(false);
  const discard = useAction(
    async (id: string) => {
      await mutateAsync({ id });
      setQueryData(utils.writing.latest, undefined, null);
      setLatest(null);
      void utils.writing.latest.invalidate();
    },
    {
      // Before the request, so that a late save does not create it again.
      optimistic(id) {
        findRunning(id)?.leave();
        return discardDraft(compositionKey(userId, id));
      },
      done: () => ({ tone: "success", title: t("start.discarded") }),
      failed: () => t("start.discardFailed"),
      refresh: () => setAsking(false),
    },
  );
  if (!latest) return null;
  const topic = excerpt(latest.topic, 80) || t("start.untitled");

  return (
    <Callout
      tone="blue"
      icon={<History aria-hidden />}
      actions={
        <>
          <Button size="sm" onClick={() => onContinue(latest.id)}>
            {t("start.continue")}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
            {t("start.discard")}
          </Button>
        </>
      }
    >
      <p className="font-medium wrap-anywhere">
        {withVerbatim(topic, (words) => t("start.unfinished", { topic: words }))}
      </p>
      <p className="text-caption">
        <TimeAgo at={latest.updatedAt} now={now} />
      </p>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("start.discardTitle")}
        description={
          <p className="wrap-anywhere">
            {withVerbatim(topic, (words) => t("start.discardText", { topic: words }))}
          </p>
        }
        cancelLabel={t("common:cancel")}
        actionLabel={t("start.discard")}
        tone="danger"
        loading={discard.isRunning}
        onAction={() => void discard.run(latest.id)}
      />
    </Callout>
  );
}
