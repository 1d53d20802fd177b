import type { ReactNode } from "react";
import { type ErrorTexts, SendFailure } from "./send-failure";

/** The page of a link in an e-mail that leads nowhere: it says so, and offers what can be done instead. */
export function InvalidLink({
  title,
  code,
  texts,
  children,
}: {
  title: string;
  /** Of the error that the link would be answered with. */
  code: string;
  texts: ErrorTexts;
  children?: ReactNode;
}) {
  return (
    <>
      <h1 className="text-2xl/8 text-balance">{title}</h1>
      <SendFailure error={{ code, errorId: null }} texts={texts} />
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </>
  );
}
