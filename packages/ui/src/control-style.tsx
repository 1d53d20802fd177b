/** The keyboard focus ring of every interactive element: 2 px wide, 2 px away, never removed. */
export const focusRing =
  "focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring focus-visible:outline-solid";

/** A text control: 32 px high (44 under a finger, with 16 px text so that phones do not zoom in). */
export const textControl = [
  "w-full rounded-lg border border-border-strong bg-surface px-3 text-sm text-foreground pointer-coarse:text-base",
  "placeholder:text-subtle-fg transition-colors duration-120 ease-[cubic-bezier(.2,0,0,1)]",
  "hover:border-foreground aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60",
  focusRing,
].join(" ");

/** A floating layer, the only one with a shadow. It fades in. */
export const floating = [
  "z-50 border border-border bg-surface text-foreground shadow-lg shadow-black/10",
  "transition-[opacity,scale] duration-180 ease-[cubic-bezier(.2,0,0,1)] starting:scale-98 starting:opacity-0",
  "motion-reduce:scale-100 motion-reduce:duration-75",
].join(" ");
