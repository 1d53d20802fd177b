import { setQueryData } from "../../../trpc/query-cache";
import { trpc, type RouterInputs } from "../../../trpc/react";

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
