"use client";

import { Notice } from "@takt/ui/notice";
import { WifiOff } from "lucide-react";
import { useT } from "next-i18next/client";
import type { ReactNode } from "react";
import { useOnline } from "./use-online";
import { BannerSlot } from "./banner-slot";

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
            <Notice tone="amber" icon={<WifiOff aria-hidden />}>
              <p className="font-medium">{t("banner.offlineTitle")}</p>
              <p>{t("banner.offline")}</p>
            </Notice>
          </BannerSlot>
        )}
      </div>
      {online && children}
    </>
  );
}
