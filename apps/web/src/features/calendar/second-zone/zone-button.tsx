import { Button } from "@takt/ui/button";
import { cn } from "@takt/ui/cn";
import { createLazyPart } from "@takt/ui/lazy-part";
import { Popover, PopoverContent, PopoverTrigger } from "@takt/ui/popover";
import { Globe } from "lucide-react";
import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { useMe } from "~/features/shared/use-me";
import { useSecondZone } from "./use-second-zone";
import { zoneCity } from "~/features/shared/time/zone-city";

const part = createLazyPart(() => import("./second-zone-form"));

/**
 * Names the second zone of the week and of the list, which its popover chooses; the own one stands in the corner of the sheet.
 * Phones show the list whatever the view is.
 */
export function ZoneButton({ isOnPhonesOnly }: { isOnPhonesOnly: boolean }) {
  const { t } = useT("calendar");
  const { zone } = useMe();
  const [second] = useSecondZone();
  const [isOpen, setIsOpen] = useState(false);
  const form = part.usePart(isOpen);
  const cities = [zone, ...(second ? [second] : [])].map(zoneCity).join(", ");
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`${t("zone.button")}: ${cities}`}
          className={cn("max-w-[min(11rem,100%)] pointer-coarse:min-w-11", isOnPhonesOnly && "sm:hidden")}
        >
          <Globe aria-hidden />
          {second && <span className="truncate">{zoneCity(second)}</span>}
        </Button>
      </PopoverTrigger>
      {/* With its field, which gets the focus when it opens. */}
      {form && (
        <PopoverContent
          align="end"
          aria-label={t("zone.second")}
          className="w-[min(20rem,calc(100vw-2rem))] p-4"
        >
          <form.SecondZoneForm onDone={() => setIsOpen(false)} />
        </PopoverContent>
      )}
    </Popover>
  );
}
