import { TIMING } from "@takt/domain/posts/model/publish-timing";

/** LinkedIn's reactions to the create call of a post. */
export type Outcome = "answered" | "silent";

/** One step of publishing; times are milliseconds from the post's time, `until` where it is a stretch. */
export type PublishStep = {
  key: "queued" | "read" | "sent" | "receipt" | "unanswered" | "resent" | "asked";
  at: number;
  until?: number;
};

const BEFORE: PublishStep[] = [
  { key: "queued", at: -TIMING.lookAhead },
  { key: "read", at: -TIMING.wakeEarly },
  { key: "sent", at: 0 },
];

/** Returns what happens around the time of a post of text alone, from publishing's own times (publish-timing.ts). */
export function publishSteps(outcome: Outcome): PublishStep[] {
  if (outcome === "answered") return [...BEFORE, { key: "receipt", at: 0, until: TIMING.http }];
  return [
    ...BEFORE,
    { key: "unanswered", at: TIMING.http },
    { key: "resent", at: TIMING.pause, until: TIMING.last },
    { key: "asked", at: TIMING.last + TIMING.http },
  ];
}
