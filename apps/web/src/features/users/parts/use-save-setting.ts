import { trpc, type RouterInputs } from "../../../trpc/react";

type Settings = Omit<RouterInputs["users"]["updateSettings"], "preferredLanguage">;

/** Saves some of the user's settings and updates every screen that reads them. */
export function useSaveSetting(): (settings: Settings) => Promise<void> {
  const { users } = trpc.useUtils();
  const { mutateAsync } = trpc.users.updateSettings.useMutation();
  return async ({ timezone, ...settings }) => {
    await mutateAsync({ ...(timezone !== undefined && { timezone }), ...settings });
    // A response that is under way may be older than this change.
    await users.me.cancel();
    users.me.setData(
      undefined,
      (me) => me && { ...me, ...settings, ...(timezone !== undefined && { zone: timezone }) },
    );
    void users.me.invalidate();
  };
}
