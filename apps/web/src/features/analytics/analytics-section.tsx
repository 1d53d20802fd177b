import { cn } from "@takt/ui/cn";
import { useId, type ReactNode } from "react";

type Props = {
  title: string;
  text?: ReactNode;
  /** Rendered beside the title. */
  action?: ReactNode;
  /** A part of another section has a smaller heading. */
  isPart?: boolean;
  children: ReactNode;
};

/** A section of the figures on the sheet, under a hairline. */
export function AnalyticsSection({ title, text, action, isPart = false, children }: Props) {
  const id = useId();
  const Heading = isPart ? "h3" : "h2";
  return (
    <section
      aria-labelledby={id}
      className={cn("grid min-w-0 content-start gap-3", !isPart && "border-t border-border pt-5")}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
          <Heading id={id} className={isPart ? "text-sm/6 font-medium" : "text-base/6 font-semibold"}>
            {title}
          </Heading>
          {text && <p className="max-w-[68ch] text-caption text-pretty text-muted-fg">{text}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
