import { PROFILE_LIMITS } from "@takt/domain/users/model/profile-input";
import { useRouter } from "next/navigation";
import { setQueryData } from "../../trpc/query-cache";
import { trpc } from "../../trpc/react";
import { useFieldDraft } from "../shared/drafts/use-field-draft";
import { useMe } from "../shared/use-me";

/** A profile field that saves itself and updates everything that shows the user, including the shell. */
export function useProfileField(name: keyof typeof PROFILE_LIMITS) {
  const me = useMe();
  const router = useRouter();
  const { users } = trpc.useUtils();
  const { mutateAsync } = trpc.users.updateProfile.useMutation();
  return useFieldDraft<string>("profile", name, {
    saved: me[name] ?? "",
    // The server trims.
    normalize: (text) => text.trim(),
    isValid: (text) => text.trim().length <= PROFILE_LIMITS[name],
    async save(text) {
      const saved = text.trim() || null;
      await mutateAsync({ [name]: saved });
      setQueryData(users.me, undefined, (me) => ({ ...me, [name]: saved }));
      // The account menu of the shell is rendered on the server.
      if (name === "displayName") router.refresh();
    },
  });
}
