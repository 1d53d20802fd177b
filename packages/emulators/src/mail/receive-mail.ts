import type { Clock } from "../core/clock";
import type { PlannedFault, createFaultList } from "../core/fault-list";
import type { createHeldCalls } from "../core/held-calls";
import type { createRequestLog } from "../core/request-log";
import type { Mailbox } from "./mailbox";
import { SmtpRefusal } from "./smtp-refusal";

export type Post = {
  mailbox: Mailbox;
  clock: Clock;
  faults: ReturnType<typeof createFaultList>;
  held: ReturnType<typeof createHeldCalls>;
  log: ReturnType<typeof createRequestLog>;
};

type Incoming = { from: string; to: string[]; raw: string; cut: () => void };

/**
 * One letter, whole: to control it is a call with the method DATA, its recipients as path. Resolves when it is
 * taken; throws what the sender is told otherwise. Faults mean here:
 * answer: that SMTP code · cut: the line goes dead · hang: no answer · delay, hold: a slow one. With `commit` the
 * letter is kept nevertheless: taken, and the sender does not know.
 */
export async function receiveMail(
  { mailbox, clock, faults, held, log }: Post,
  mail: Incoming,
): Promise<void> {
  const { from, to, raw } = mail;
  const call = { method: "DATA", path: to.join(","), body: raw, member: undefined };
  const fault = faults.take(call);
  const body = new TextEncoder().encode(raw);
  const headers = new Headers({ "content-type": "text/plain" });
  const entry = log.add({ ...call, at: clock.now(), headers, body, fault: fault?.id });
  const keep = () => mailbox.keep({ at: clock.now(), from, to, raw });
  if (fault) await meet(fault, keep, mail, { clock, held });
  else keep();
  entry.status = 250;
}

async function meet(
  fault: PlannedFault,
  keep: () => void,
  { to, cut }: Incoming,
  { clock, held }: Pick<Post, "clock" | "held">,
): Promise<void> {
  if (fault.commit) keep();
  switch (fault.kind) {
    case "answer":
      throw new SmtpRefusal(fault.status, typeof fault.body === "string" ? fault.body : "Refused by a fault");
    case "cut":
      cut();
      return never();
    case "hang":
      return never();
    case "delay":
      await new Promise<void>((resolve) => clock.at(clock.now() + fault.ms, resolve));
      break;
    case "hold": {
      const { released } = held.hold({
        fault: fault.id,
        method: "DATA",
        path: to.join(","),
        stage: fault.stage,
        at: clock.now(),
      });
      if ((await released) === "drop") {
        cut();
        return never();
      }
    }
  }
  if (!fault.commit) keep();
}

/** The sender hears nothing more. */
const never = () => new Promise<never>(() => {});
