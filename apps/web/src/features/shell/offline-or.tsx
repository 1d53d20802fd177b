"use client";

import { Notice } from "@takt/ui/notice";
import { WifiOff } from "lucide-react";
import { useT } from "next-i18next/client";
import type { ReactNode } from "react";
import { useOnline } from "../shared/use-online";
import { BannerSlot } from "./banner-slot";

/** While there is no network, says so in place of `children`, the less urgent notice. */
export function OfflineOr({ children }: { children: ReactNode }) {
  const { t } = useT("shell");
  const online = useOnline();
  return (
    <>
      {/* There before its words: so they are read out. */}
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
