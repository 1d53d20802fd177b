import type { Evidence } from "../evidence";
import { findAttempt } from "../judge/find-attempt";
import type { Violation } from "../judge/violation";

type Line = { at: number; words: string };
/** Outages so long before its first line, or after its last, are no part of a post's story. */
const AROUND_MS = 60_000;

/** What happened to the post of a violation, in order, in seconds since the run began. */
export function tellStory(evidence: Evidence, { invariant, postId, words }: Violation): string {
  const head = `\nVIOLATION of ${invariant}: ${words}`;
  const post = evidence.posts.find(({ id }) => id === postId);
  if (!post) return head;
  const equals = new Set(evidence.posts.filter(({ key }) => key === post.key).map(({ id }) => id));
  const own: Line[] = [
    ...evidence.said
      .filter((one) => equals.has(one.postId))
      .map((one) => ({
        at: one.startedAt,
        words: `user: ${one.what}, ${one.result} after ${one.endedAt - one.startedAt} ms${one.code ? ` (${one.code})` : ""}${one.sight ? `: version ${one.sight.version} ${one.sight.status}${one.sight.scheduledAt ? ` for ${seconds(evidence, one.sight.scheduledAt)}` : ""}` : ""}`,
      })),
    ...evidence.attempts
      .filter((one) => equals.has(one.postId))
      .map((one) => ({
        at: one.sentAt,
        words: `claim: ${one.kind} of scheduling ${one.scheduling}, in the end ${one.outcome ?? "without an answer"} [${one.id}]`,
      })),
    ...evidence.calls
      .filter((call) => call.text.startsWith(post.key))
      .map((call) => ({
        at: call.at,
        words: `linkedin: a create comes in${call.fault ? `, meets "${call.fault}"` : ""}, answered ${call.status ?? "by nothing"} [${findAttempt(evidence, call)?.id ?? "no attempt"}]`,
      })),
    ...evidence.ledger
      .filter(({ text }) => text.startsWith(post.key))
      .map((one) => ({
        at: one.createdAt,
        words: `linkedin: has ${one.urn}`,
      })),
  ];
  const from = Math.min(...own.map(({ at }) => at)) - AROUND_MS;
  const to = Math.max(...own.map(({ at }) => at)) + AROUND_MS;
  const around: Line[] = [
    ...evidence.outages.map((one) => ({
      at: one.from,
      words: `KILL: ${one.part} (${one.how}), back after ${one.to - one.from} ms`,
    })),
    ...evidence.links
      .filter(({ member }) => member === post.member)
      .map((one) => ({
        at: one.startedAt,
        words: `connection: ${one.what}, ${one.result} after ${one.endedAt - one.startedAt} ms`,
      })),
  ].filter(({ at }) => at >= from && at <= to);
  const lines = [...own, ...around].sort((a, b) => a.at - b.at);
  const row = `row: ${post.status}${post.reason ? ` (${post.reason})` : ""}, scheduling ${post.scheduling}, limit ${seconds(evidence, post.expiresAt)}, attempt ${post.attemptId ?? "none"}, urn ${post.urn ?? "none"}`;
  return [
    head,
    `  post ${post.id} ${post.key} of seed ${evidence.seed}`,
    ...lines.map(({ at, words }) => `  ${seconds(evidence, at).padStart(11)}  ${words}`),
    `  ${row}`,
  ].join("\n");
}

function seconds({ began }: Evidence, at: number | null): string {
  return at === null ? "none" : `${((at - began) / 1000).toFixed(3)} s`;
}
