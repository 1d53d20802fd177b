import { Button } from "@takt/ui/button";
import { RotateCw } from "lucide-react";
import { useEffect } from "react";
import { CalmScreen } from "./calm-screen";
import type { ErrorTexts } from "./join-error-texts";
import { reloadOnce } from "./reload-once";

/** Tells whether an error is a script that could not be loaded, as the bundler's runtime names it. */
export function isLostScript(error: Error): boolean {
  return error.name === "ChunkLoadError";
}

/**
 * The screen of a page that lost a script, as after an update of the service. It loads the page again on its own where that
 * helps; the user can do so in any case.
 */
export function LostScript({ text }: { text: ErrorTexts }) {
  useEffect(() => void reloadOnce(), []);
  return (
    <CalmScreen icon={<RotateCw />} title={text.lostTitle} text={text.lostText}>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {text.reload}
      </Button>
    </CalmScreen>
  );
}
