import type { AnalysisView } from "@takt/domain/compass/model/analysis-view";
import type { FoundTopic } from "@takt/domain/topics/model/topic-view";
import { draftAboutTopic } from "@takt/domain/writing/model/draft-about-topic";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { createPendingIds, createWithId } from "../shared/pending-ids";
import { useLocaleRouter } from "../shared/use-locale-router";

/**
 * Creates a composition about a found topic and opens it in the wizard; a double click or a try after a lost answer creates
 * only one.
 */
export function useCreateFromTopic({ sourceUrl, language }: Pick<AnalysisView, "sourceUrl" | "language">) {
  const { t } = useT("compass");
  const router = useLocaleRouter();
  const { mutateAsync } = trpc.writing.create.useMutation();
  const [ids] = useState(createPendingIds);
  const create = useAction(
    (topic: FoundTopic) => {
      const draft = draftAboutTopic({ ...topic, language, sourceUrl });
      return createWithId(ids.of(topic.title), (id) => mutateAsync({ id, ...draft }));
    },
    {
      leaves: true,
      failed: () => t("createFailed"),
      onDone(created, topic) {
        ids.delete(topic.title);
        router.push(`/app/content/create?tab=ai&c=${created.id}`);
      },
    },
  );
  return {
    /** The title of the topic whose composition is being created, until the wizard opens. */
    creating: create.running[0]?.title ?? null,
    create: create.run,
  };
}
