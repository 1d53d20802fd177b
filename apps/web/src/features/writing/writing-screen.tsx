"use client";

import { defaultAnswers } from "@takt/domain/writing/model/composition-answers";
import { draftAboutTopic } from "@takt/domain/writing/model/draft-about-topic";
import { Button } from "@takt/ui/button";
import { Plus } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useLayoutEffect } from "react";
import { trpc } from "~/trpc/react";
import { LoadError } from "../shared/load-error";
import { useLocale } from "../shared/use-locale";
import { useStickyError } from "../shared/use-sticky-error";
import { isGone } from "./answers/save-composition";
import { ResumeBanner } from "./resume-banner";
import { useWizardSession } from "./use-wizard-session";
import { Wizard } from "./wizard";
import { WizardSkeleton } from "./wizard-skeleton";
import { toView } from "./wizard-steps";

/** The AI assistant: opens a composition (?c=), or starts one, optionally about a bookmarked topic (?topic=). */
export function WritingScreen() {
  const locale = useLocale();
  const { session, onStarted, onMissing, open } = useWizardSession();
  const wantsTopic = !session.mightExist && session.from !== null;
  const usage = trpc.writing.usage.useQuery();
  const opened = trpc.writing.get.useQuery(
    { id: session.id },
    {
      // A new composition is in the cache once it is created.
      enabled: ({ state }) => session.mightExist || state.data !== undefined,
      // Its post may just have been changed in the editor tab.
      refetchOnMount: "always",
    },
  );
  const topic = trpc.topics.get.useQuery({ id: session.from ?? "" }, { enabled: wantsTopic });

  const failures = {
    usage: useStickyError(usage),
    opened: useStickyError(opened),
    topic: useStickyError(topic),
  };
  const isMissing = session.mightExist && isGone(failures.opened);
  // Before OpenFailed is painted.
  useLayoutEffect(() => {
    if (isMissing) onMissing(session.id);
  }, [isMissing, onMissing, session.id]);
  const failing =
    failures.usage !== null
      ? { query: usage, error: failures.usage }
      : session.mightExist && failures.opened !== null
        ? { query: opened, error: failures.opened }
        : wantsTopic && failures.topic !== null
          ? { query: topic, error: failures.topic }
          : null;
  if (failing) return <OpenFailed {...failing} onNew={failing.query === usage ? null : () => open(null)} />;
  if (!usage.data || (session.mightExist && !opened.data) || (wantsTopic && !topic.data))
    return <WizardSkeleton />;
  return (
    <Wizard
      key={session.key}
      id={session.id}
      composition={opened.data ?? null}
      start={
        wantsTopic && topic.data
          ? draftAboutTopic(topic.data)
          : { answers: defaultAnswers(locale), quote: null }
      }
      usage={usage.data}
      offer={session.from === null && <ResumeBanner ownId={session.id} onContinue={open} />}
      onStarted={onStarted}
      onNew={() => open(null)}
      onDuplicate={(id) => open(id, toView("review"))}
    />
  );
}

type OpenFailedProps = {
  query: { isFetching: boolean; refetch: () => unknown };
  error: unknown;
  /** Starts a new composition instead; null when that is impossible, too. */
  onNew: (() => void) | null;
};

/** Shown when a composition or topic could not be opened, with a retry and a new start. */
function OpenFailed({ query, error, onNew }: OpenFailedProps) {
  const { t } = useT("writing");
  return (
    <div className="grid gap-4">
      <LoadError title={t("start.loadFailed")} query={query} error={error} />
      {onNew && (
        <Button className="justify-self-center" onClick={onNew}>
          <Plus aria-hidden />
          {t("start.new")}
        </Button>
      )}
    </div>
  );
}
