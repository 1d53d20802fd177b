import type { ReactNode, Ref } from "react";

type Props = {
  title: ReactNode;
  /** Receives the focus when the focused element is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Whether it stands for a page that is not there yet, and is passed over by the focus. */
  isPending?: boolean;
  /** False where the page's heading follows below. */
  isHeading?: boolean;
  /** Beside the title, before the corner of the sheet. */
  children?: ReactNode;
};

/** The first line of a page in the app, across the sheet. Its end is left to the corner of the sheet (sheet-corner.tsx). */
export function PageHead({ title, headingRef, isPending, isHeading = true, children }: Props) {
  return (
    <header className="-mx-4 flex min-h-13 min-w-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-border px-4 py-2 sm:-mx-5 sm:ps-5 sm:pe-14 lg:pe-48">
      {isHeading ? (
        <h1 ref={headingRef} tabIndex={-1} data-pending={isPending ? "" : undefined} className={text}>
          {title}
        </h1>
      ) : (
        <p className={text}>{title}</p>
      )}
      {children}
    </header>
  );
}

const text =
  "me-auto min-w-0 text-[1.0625rem]/6 font-semibold tracking-[-0.015em] wrap-anywhere outline-hidden sm:text-[0.9375rem]/6";
