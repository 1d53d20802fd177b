import type { Evidence } from "../evidence";
import { findAttempt } from "../judge/find-attempt";
import type { Violation } from "../judge/violation";

type Line = { at: number; detail: string };
/** Outages further from a post's first or last line than this are not part of its timeline. */
const AROUND_MS = 60_000;

/** Formats what happened to the post of a violation, in order, in seconds since the start of the run. */
export function formatTimeline(evidence: Evidence, { invariant, postId, detail }: Violation): string {
  const head = `\nVIOLATION of ${invariant}: ${detail}`;
  const post = evidence.posts.find(({ id }) => id === postId);
  if (!post) return head;
  const equals = new Set(evidence.posts.filter(({ key }) => key === post.key).map(({ id }) => id));
  const own: Line[] = [
    ...evidence.userActions
      .filter((one) => equals.has(one.postId) && one.what !== "undoWithdrawal")
      .map((one) => ({
        at: one.startedAt,
        detail: `user: ${one.what}, ${one.result} after ${one.endedAt - one.startedAt} ms${one.code ? ` (${one.code})` : ""}${one.snapshot ? `: version ${one.snapshot.version} ${one.snapshot.status}${one.snapshot.scheduledAt ? ` for ${seconds(evidence, one.snapshot.scheduledAt)}` : ""}` : ""}`,
      })),
    ...evidence.approvals
      .filter((one) => equals.has(one.postId))
      .map((one) => ({
        at: one.startedAt,
        detail: `approver: approves version ${one.snapshot.version} for ${one.snapshot.scheduledAt ? seconds(evidence, one.snapshot.scheduledAt) : "any time"}, ${one.result} after ${one.endedAt - one.startedAt} ms${one.code ? ` (${one.code})` : ""}`,
      })),
    ...evidence.attempts
      .filter((one) => equals.has(one.postId))
      .map((one) => ({
        at: one.sentAt,
        detail: `claim: ${one.kind} of scheduling ${one.scheduling}, in the end ${one.outcome ?? "without an answer"} [${one.id}]`,
      })),
    ...evidence.calls
      .filter((call) => call.text.startsWith(post.key))
      .map((call) => ({
        at: call.at,
        detail: `linkedin: a create comes in${call.fault ? `, meets "${call.fault}"` : ""}, answered ${call.status ?? "by nothing"} [${findAttempt(evidence, call)?.id ?? "no attempt"}]`,
      })),
    ...evidence.ledger
      .filter(({ text }) => text.startsWith(post.key))
      .map((one) => ({
        at: one.createdAt,
        detail: `linkedin: has ${one.urn}`,
      })),
    ...evidence.events
      .filter(({ postId }) => postId !== null && equals.has(postId))
      .flatMap(({ id, type }) =>
        evidence.messages
          .filter((message) => message.id === id)
          .map(({ at }) => ({ at, detail: `webhook: ${type} comes in [${id}]` })),
      ),
  ];
  const from = Math.min(...own.map(({ at }) => at)) - AROUND_MS;
  const to = Math.max(...own.map(({ at }) => at)) + AROUND_MS;
  const around: Line[] = [
    ...evidence.outages.map((one) => ({
      at: one.from,
      detail: `KILL: ${one.part} (${one.how}), back after ${one.to - one.from} ms`,
    })),
    ...evidence.withdrawals
      .filter(({ member }) => member === post.member)
      .map((one) => ({
        at: one.startedAt,
        detail: `consent: ${one.what}, ${one.result} after ${one.endedAt - one.startedAt} ms`,
      })),
    ...evidence.connectionChanges
      .filter(({ member }) => member === post.member)
      .map((one) => ({
        at: one.startedAt,
        detail: `connection: ${one.what}, ${one.result} after ${one.endedAt - one.startedAt} ms`,
      })),
  ].filter(({ at }) => at >= from && at <= to);
  const lines = [...own, ...around].sort((a, b) => a.at - b.at);
  const row = `row: ${post.status}${post.reason ? ` (${post.reason})` : ""}, scheduling ${post.scheduling}${post.approval ? `, approval ${post.approval}` : ""}, limit ${seconds(evidence, post.expiresAt)}, attempt ${post.attemptId ?? "none"}, urn ${post.urn ?? "none"}`;
  return [
    head,
    `  post ${post.id} ${post.key} of seed ${evidence.seed}`,
    ...lines.map(({ at, detail }) => `  ${seconds(evidence, at).padStart(11)}  ${detail}`),
    `  ${row}`,
  ].join("\n");
}

function seconds({ startedAt }: Evidence, at: number | null): string {
  return at === null ? "none" : `${((at - startedAt) / 1000).toFixed(3)} s`;
}
