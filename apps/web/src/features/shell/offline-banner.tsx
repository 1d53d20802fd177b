"use client";

import { Callout } from "@takt/ui/callout";
import { WifiOff } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useSyncExternalStore, type ReactNode } from "react";

const EVENTS = ["online", "offline"] as const;

/** Shows a notice while the browser is offline, in place of `children`, the less urgent notice. */
export function OfflineBanner({ children }: { children: ReactNode }) {
  const { t } = useT("shell");
  const online = useOnline();
  return (
    <>
      {/* A live region must exist before its text, so that the text is read out. */}
      <div role="status">
        {!online && (
          <BannerSlot>
            <Callout tone="amber" icon={<WifiOff aria-hidden />}>
              <p className="font-medium">{t("banner.offlineTitle")}</p>
              <p>{t("banner.offline")}</p>
            </Callout>
          </BannerSlot>
        )}
      </div>
      {online && children}
    </>
  );
}

/** The place of the shell's notice, above the page and as wide. */
export function BannerSlot({ children }: { children: ReactNode }) {
  return <div className="px-4 pt-3 sm:ps-0 sm:pe-2 sm:pt-2">{children}</div>;
}

function subscribe(listener: () => void) {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/** Whether the browser is online; true on the server. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
