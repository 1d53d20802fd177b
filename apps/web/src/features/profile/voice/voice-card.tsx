import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "next-i18next/client";
import { useEffect, useRef, useState } from "react";
import { trpc } from "../../../trpc/react";
import { CardFailure } from "../../shared/query-card";
import { useFailure } from "../../shared/use-failure";
import { ProfileSection } from "../profile-section";
import { isEdited } from "./is-edited";
import { NoVoiceSheet } from "./no-voice-sheet";
import { useVoiceMoves } from "./use-voice-moves";
import { VoiceQuestion } from "./voice-question";
import { VoiceSheet } from "./voice-sheet";

/** How the user writes, as their published posts show it: made, switched on, reworded and deleted here. */
export function VoiceCard() {
  const { t } = useT(["voice", "common"]);
  const query = trpc.voice.get.useQuery();
  const failure = useFailure(query);
  const moves = useVoiceMoves();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState<"again" | "delete" | null>(null);
  const isGone = useRef(false);
  const { data } = query;

  // The button that asked is gone with the sheet; while the question stands it keeps the focus to itself.
  useEffect(() => {
    if (asking !== null || !isGone.current) return;
    isGone.current = false;
    heading.current?.focus();
  }, [asking]);

  const answer = async () => {
    if (asking === "delete") isGone.current = await moves.delete();
    else await moves.compute();
    setAsking(null);
  };
  const computeAgain = async () => {
    // What was typed a moment ago is being saved, and counts.
    const sheet = await moves.latest();
    if (sheet && isEdited(sheet)) setAsking("again");
    else await moves.compute();
  };
  return (
    <ProfileSection title={t("title")} text={t("text")} headingRef={heading}>
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
          busy={moves.isComputing}
          onCreate={() => void moves.compute().then((done) => done && heading.current?.focus())}
        />
      ) : (
        <VoiceSheet
          sheet={data.sheet}
          publishedPosts={data.publishedPosts}
          neededPosts={data.neededPosts}
          moves={moves}
          onComputeAgain={() => void computeAgain()}
          onAskDelete={() => setAsking("delete")}
        />
      )}
      <VoiceQuestion
        asking={asking}
        loading={moves.isComputing || moves.isDeleting}
        onCancel={() => setAsking(null)}
        onAnswer={() => void answer()}
      />
    </ProfileSection>
  );
}
