import { cn } from "@takt/ui/cn";
import { Logo } from "@takt/ui/logo";

type Props = {
  /** Null: Takt's mark, in the color of the brand. */
  logoUrl: string | null;
  className?: string;
};

/** The logo of a brand without its name. In the dark theme it lies on a white plate, on which a dark one is seen. */
export function BrandLogo({ logoUrl, className }: Props) {
  if (logoUrl === null) return <Logo className={cn("shrink-0", className)} />;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a private file, already small
    <img
      src={logoUrl}
      alt=""
      decoding="sync"
      className={cn(
        "h-8 w-auto max-w-32 min-w-7 shrink-0 rounded-md bg-[light-dark(transparent,#fff)] object-contain p-0.5",
        className,
      )}
    />
  );
}
