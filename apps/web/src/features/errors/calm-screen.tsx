import { useEffect, useRef, type ReactNode } from "react";

type Props = {
  icon: ReactNode;
  title: string;
  text: string;
  /** The button that leads on. */ children: ReactNode;
};

/** The screen in place of a page that is not there for a reason that is no fault: what happened, and how it goes on. */
export function CalmScreen({ icon, title, text, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="alert" className="mx-auto grid max-w-[520px] justify-items-start gap-3 px-4 py-16">
      <span
        aria-hidden
        className="grid size-11 place-items-center rounded-full bg-neutral-soft text-neutral-soft-fg [&_svg]:size-5"
      >
        {icon}
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-2xl/8 outline-hidden">
        {title}
      </h1>
      <p className="text-base/6 text-pretty text-muted-fg">{text}</p>
      <div className="mt-2">{children}</div>
    </div>
  );
}
