import { Laptop, Monitor, Smartphone, Tablet, type LucideIcon } from "lucide-react";

const ICONS: Record<string, LucideIcon> = {
  iOS: Smartphone,
  Android: Smartphone,
  iPadOS: Tablet,
  macOS: Laptop,
};

/** The icon of a device, by its operating system. */
export function DeviceIcon({ system }: { system: string | null }) {
  const Icon = (system && ICONS[system]) || Monitor;
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-full bg-neutral-soft text-neutral-soft-fg"
    >
      <Icon className="size-4" />
    </span>
  );
}
