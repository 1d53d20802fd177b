import { PROFILE_LIMITS } from "@takt/domain/users/model/profile-limits";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { trpc } from "../../trpc/react";
import { useFieldSaver } from "../shared/autosave/use-field-saver";
import { useMe } from "../shared/use-me";

/** A profile field that saves itself and updates everything that shows the user, including the shell. */
export function useProfileField(name: keyof typeof PROFILE_LIMITS) {
  const me = useMe();
  const router = useRouter();
  const { users } = trpc.useUtils();
  const { mutateAsync } = trpc.users.updateProfile.useMutation();
  // The server trims: without this a space at the end would vanish while the user is typing.
  const [typed, setTyped] = useState("");
  const stored = me[name] ?? "";
  return useFieldSaver<string>({
    saved: typed.trim() === stored ? typed : stored,
    isValid: (text) => text.trim().length <= PROFILE_LIMITS[name],
    async save(text) {
      const saved = text.trim() || null;
      await mutateAsync({ [name]: saved });
      setTyped(text);
      users.me.setData(undefined, (before) => before && { ...before, [name]: saved });
      // The account menu of the shell is rendered on the server.
      if (name === "displayName") router.refresh();
    },
  });
}
