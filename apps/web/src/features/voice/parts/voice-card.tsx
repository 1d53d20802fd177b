import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import { useEffect, useRef, useState } from "react";
import { trpc } from "~/trpc/react";
import { CardFailure } from "~/features/shared/query-card";
import { useStickyError } from "~/features/shared/use-sticky-error";
import { Section } from "@takt/ui/section";
import { NoVoiceSheet } from "../no-voice-sheet";
import { useVoiceMutations } from "../use-voice-mutations";
import { isEdited, VoiceConfirmDialog } from "../voice-confirm-dialog";
import { VoiceSheet } from "../voice-sheet";

/** The user's style sheet, computed from their published posts: created, enabled, edited and deleted here. */
export function VoiceCard() {
  const { t } = useT(["voice", "common"]);
  const query = trpc.voice.get.useQuery();
  const failure = useStickyError(query);
  const mutations = useVoiceMutations();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState<"again" | "delete" | null>(null);
  const isGone = useRef(false);
  const { data } = query;

  // The focused button is gone with the sheet; while the dialog is open it traps the focus.
  useEffect(() => {
    if (asking !== null || !isGone.current) return;
    isGone.current = false;
    heading.current?.focus();
  }, [asking]);

  const answer = async () => {
    if (asking === "delete") isGone.current = await mutations.delete();
    else await mutations.compute();
    setAsking(null);
  };
  const computeAgain = async () => {
    // Waits for pending saves, because they count as edits.
    const sheet = await mutations.latest();
    if (sheet && isEdited(sheet)) setAsking("again");
    else await mutations.compute();
  };
  return (
    <Section title={t("title")} text={t("text")} headingRef={heading}>
      {data === undefined ? (
        failure !== null ? (
          <CardFailure
            failed={t("loadFailed")}
            error={failure}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <div role="status" aria-label={t("common:loading")} className="grid gap-3">
            <Skeleton className="h-10" />
            <Skeleton className="h-44" />
            <Skeleton className="h-32" />
          </div>
        )
      ) : data.sheet === null ? (
        <NoVoiceSheet
          state={data}
          busy={mutations.isComputing}
          onCreate={() => void mutations.compute().then((done) => done && heading.current?.focus())}
        />
      ) : (
        <VoiceSheet
          sheet={data.sheet}
          publishedPosts={data.publishedPosts}
          neededPosts={data.neededPosts}
          mutations={mutations}
          onComputeAgain={() => void computeAgain()}
          onAskDelete={() => setAsking("delete")}
        />
      )}
      <VoiceConfirmDialog
        asking={asking}
        loading={mutations.isComputing || mutations.isDeleting}
        onCancel={() => setAsking(null)}
        onAnswer={() => void answer()}
      />
    </Section>
  );
}
