import { trpc, type RouterInputs } from "../../trpc/react";

type Settings = Omit<RouterInputs["users"]["updateSettings"], "preferredLanguage">;

/** Saves some of the user's settings, and lets every screen that reads them follow at once. */
export function useSaveSetting(): (settings: Settings) => Promise<void> {
  const { users } = trpc.useUtils();
  const { mutateAsync } = trpc.users.updateSettings.useMutation();
  return async ({ timezone, ...settings }) => {
    await mutateAsync({ ...(timezone !== undefined && { timezone }), ...settings });
    // An answer that is on its way may be older than this.
    await users.me.cancel();
    users.me.setData(
      undefined,
      (me) => me && { ...me, ...settings, ...(timezone !== undefined && { zone: timezone }) },
    );
    void users.me.invalidate();
  };
}
