"use client";

import { Button } from "@takt/ui/button";
import { onPartLost } from "@takt/ui/lazy-part";
import { Callout } from "@takt/ui/callout";
import { RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import { reloadOnce } from "../reload-once";
import { useErrorTexts } from "../use-error-texts";

/**
 * Says that a dialog or another part that somebody has just opened could not be loaded, and how to get it, unless the page
 * is loaded again on its own. Without a connection the offline notice says enough.
 */
export function LostPartCallout() {
  const text = useErrorTexts();
  const [isLost, setLost] = useState(false);
  useEffect(
    () =>
      onPartLost((cause) => {
        console.warn("a part of the page could not be loaded", cause);
        if (navigator.onLine) void reloadOnce().then((reloads) => setLost(!reloads));
      }),
    [],
  );
  if (!isLost) return null;
  return (
    <div className="fixed inset-x-4 bottom-20 z-70 mx-auto max-w-lg">
      <Callout
        tone="amber"
        role="alert"
        icon={<RotateCw aria-hidden />}
        actions={
          <Button size="sm" onClick={() => window.location.reload()}>
            {text.reload}
          </Button>
        }
      >
        <p className="font-medium">{text.lostTitle}</p>
        <p className="text-pretty">{text.lostText}</p>
      </Callout>
    </div>
  );
}
