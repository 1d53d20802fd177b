"use client";

import { defaultAnswers } from "@takt/domain/writing/model/composition-answers";
import { trpc } from "../../trpc/react";
import { useFailure } from "../shared/use-failure";
import { useLocale } from "../shared/use-locale";
import { topicAnswers } from "./answers/topic-answers";
import { ContinueOffer } from "./continue-offer";
import { NotOpened } from "./not-opened";
import { useSitting } from "./use-sitting";
import { Wizard } from "./wizard";
import { WizardHead } from "./wizard-head";
import { WizardSkeleton } from "./wizard-skeleton";
import { viewOf } from "./wizard-steps";

/** Writing with AI: a composition by its id (?c=), a new one about a bookmarked topic (?topic=), or a new one. */
export function WritingScreen() {
  const locale = useLocale();
  const { sitting, begun, open } = useSitting();
  const wantsTopic = sitting.id === null && sitting.topic !== null;
  const usage = trpc.writing.usage.useQuery();
  const opened = trpc.writing.get.useQuery(
    { id: sitting.id ?? "" },
    // Its post may have been changed a moment ago, on this page's neighbour.
    { enabled: sitting.id !== null, refetchOnMount: "always" },
  );
  const topic = trpc.topics.get.useQuery({ id: sitting.topic ?? "" }, { enabled: wantsTopic });

  const failures = { usage: useFailure(usage), opened: useFailure(opened), topic: useFailure(topic) };
  const failing =
    failures.usage !== null
      ? { query: usage, error: failures.usage }
      : sitting.id !== null && failures.opened !== null
        ? { query: opened, error: failures.opened }
        : wantsTopic && failures.topic !== null
          ? { query: topic, error: failures.topic }
          : null;
  if (failing)
    return (
      <div className="grid gap-6">
        <WizardHead />
        <NotOpened {...failing} onNew={failing.query === usage ? null : () => open(null)} />
      </div>
    );
  if (!usage.data || (sitting.id !== null && !opened.data) || (wantsTopic && !topic.data))
    return (
      <div className="grid gap-6">
        <WizardHead />
        <WizardSkeleton />
      </div>
    );
  return (
    <Wizard
      key={sitting.key}
      composition={(sitting.id !== null && opened.data) || null}
      start={
        wantsTopic && topic.data ? topicAnswers(topic.data) : { answers: defaultAnswers(locale), quote: null }
      }
      newKey={sitting.topic === null ? "new" : `topic:${sitting.topic}`}
      usage={usage.data}
      offer={sitting.topic === null && <ContinueOffer ownId={sitting.id} onContinue={open} />}
      onBegun={begun}
      onNew={() => open(null)}
      onAlike={(id) => open(id, viewOf("review"))}
    />
  );
}
