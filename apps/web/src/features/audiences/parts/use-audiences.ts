import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import type { AudienceView } from "@takt/domain/audiences/model/audience-view";
import { withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { useCallback } from "react";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { useAction } from "~/features/shared/actions/use-action";
import { useLocale } from "~/features/shared/use-locale";

type Named = Pick<AudienceView, "id" | "name">;

/** The saved audiences, sorted by name in the page's language, and the deleted ones that can be restored. */
export function useAudiences() {
  const locale = useLocale();
  const select = useCallback(
    ({ audiences, deleted }: RouterOutputs["audiences"]["list"]) => {
      const { compare } = new Intl.Collator(INTL_LOCALE[locale], { numeric: true });
      const byName = (one: AudienceView, other: AudienceView) => compare(one.name, other.name);
      return { audiences: audiences.toSorted(byName), deleted };
    },
    [locale],
  );
  return trpc.audiences.list.useQuery(undefined, { select });
}

/** Deletes (with Undo) and restores audiences. Each resolves to whether it succeeded. */
export function useAudienceMutations() {
  const { t } = useT(["audiences", "common"]);
  const { audiences } = trpc.useUtils();
  const call = { delete: trpc.audiences.delete.useMutation(), restore: trpc.audiences.restore.useMutation() };
  const onEither = { keyOf: ({ id }: Named) => id, refresh: () => audiences.list.invalidate() };

  const restore = useAction(({ id }: Named) => call.restore.mutateAsync({ id }).then(() => true), {
    ...onEither,
    done: (_, { name }) => ({
      tone: "success",
      title: withVerbatim(name, (words) => t("done.restored", { name: words })),
    }),
    failed: () => t("failedTo.restore"),
  });
  const remove = useAction(
    ({ id, version }: AudienceView) => call.delete.mutateAsync({ id, version }).then(() => true),
    {
      ...onEither,
      done: (_, { id, name }) => ({
        title: withVerbatim(name, (words) => t("done.deleted", { name: words })),
        description: t("done.deletedText"),
        action: {
          label: t("common:undo"),
          altText: t("done.undoAlt"),
          onAction: () => restore.run({ id, name }),
          isUndo: true,
        },
      }),
      failed: () => t("failedTo.save"),
    },
  );
  return {
    restore: async (audience: Named): Promise<boolean> => (await restore.run(audience)) ?? false,
    delete: async (audience: AudienceView): Promise<boolean> => (await remove.run(audience)) ?? false,
    /** The id of an audience that is being deleted or restored. */
    busyId: [...remove.running, ...restore.running][0]?.id ?? null,
  };
}
