import { useT } from "next-i18next/client";

type Device = { browser: string | null; system: string | null };

/** Returns a function that names a device, "Firefox on Linux", as far as it is known. */
export function useDeviceName(): (device: Device) => string {
  const { t } = useT("settings");
  return ({ browser, system }) => {
    if (browser && system) return t("privacy.device", { browser, system });
    return browser ?? system ?? t("privacy.unknownDevice");
  };
}
