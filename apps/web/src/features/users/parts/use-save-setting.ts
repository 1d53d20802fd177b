import { useRouter } from "next/navigation";
import { setQueryData } from "~/trpc/query-cache";
import { trpc, type RouterInputs } from "~/trpc/react";
import { useFieldDraft } from "~/features/shared/drafts/use-field-draft";
import { useMe } from "~/features/shared/use-me";

type Settings = Omit<RouterInputs["users"]["updateSettings"], "preferredLanguage">;

/** Saves some of the user's settings and updates every screen that reads them. */
export function useSaveSetting(): (settings: Settings) => Promise<void> {
  const { users } = trpc.useUtils();
  const { mutateAsync } = trpc.users.updateSettings.useMutation();
  return async ({ timezone, ...settings }) => {
    await mutateAsync({ ...(timezone !== undefined && { timezone }), ...settings });
    setQueryData(users.me, undefined, (me) => ({
      ...me,
      ...settings,
      ...(timezone !== undefined && { zone: timezone }),
    }));
    void users.me.invalidate();
  };
}

/** Saves the user's zone and refreshes what the server has rendered, including the shell. */
export function useSaveZone(): (timezone: string) => Promise<void> {
  const saveSetting = useSaveSetting();
  const router = useRouter();
  return async (timezone) => {
    await saveSetting({ timezone });
    router.refresh();
  };
}

/** The user's zone as a field that saves each choice at once. */
export function useZoneField() {
  const { zone } = useMe();
  return useFieldDraft("setting", "zone", { saved: zone, delayMs: 0, save: useSaveZone() });
}
