import type { FaultTarget } from "../../core/apply-fault";
import type { Control } from "../../core/control";
import type { Backend } from "../backend";

export type IncomingEmail = {
  from: string;
  to: string[];
  raw: string;
  /** Closes the sender's connection. */
  cut: () => void;
  /** Resolves when the sender has disconnected. */
  senderLeft: () => Promise<void>;
};

export type SmtpAnswer = { code: number; message: string };

/**
 * Receives one email and returns the answer, or null when the connection has been closed without one. For the control
 * API it is a call with the method DATA and the recipients as path. Of the faults, `answer` is an SMTP code (with the
 * body as its message); with `commit` the email is stored all the same, and the sender does not know.
 */
export async function receiveEmail(
  backend: Backend,
  control: Control,
  { from, to, raw, cut, senderLeft }: IncomingEmail,
): Promise<SmtpAnswer | null> {
  let answer: SmtpAnswer | null = null;
  const target: FaultTarget = {
    method: "DATA",
    path: to.join(","),
    run() {
      backend.addEmail({ from, to, raw });
      answer = { code: 250, message: "OK" };
    },
    answer({ status, body }) {
      answer = { code: status, message: typeof body === "string" ? body : "Refused by a fault" };
    },
    cut() {
      cut();
      answer = null;
    },
    callerLeft: senderLeft,
  };
  const { method, path } = target;
  const { fault, entry } = control.receive({
    method,
    path,
    member: undefined,
    headers: new Headers({ "content-type": "text/plain" }),
    body: new TextEncoder().encode(raw),
    text: raw,
  });
  if (fault) await control.applyFault(fault, target);
  else await target.run();
  entry.status = answer === null ? null : (answer as SmtpAnswer).code;
  return answer;
}
