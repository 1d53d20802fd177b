import { useRouter } from "next/navigation";
import { useSaveSetting } from "./use-save-setting";

/** Saves the user's zone and refreshes what the server has rendered, including the shell. */
export function useSaveZone(): (timezone: string) => Promise<void> {
  const saveSetting = useSaveSetting();
  const router = useRouter();
  return async (timezone) => {
    await saveSetting({ timezone });
    router.refresh();
  };
}
