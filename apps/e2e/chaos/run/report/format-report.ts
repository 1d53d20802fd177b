import { percentile } from "../../../bench/measure-lateness";
import type { Evidence, PostRow } from "../evidence";
import { duplicates } from "../judge/duplicates";
import { findAttempt } from "../judge/find-attempt";
import { groupByText } from "../judge/group-by-text";
import { LATEST_COMMIT } from "../plan/faults";
import { lost } from "../judge/lost";
import { stuck } from "../judge/stuck";
import { explainUnconfirmed } from "../judge/explain-unconfirmed";
import { count } from "./count";
import { explainLateness } from "./explain-lateness";
import { formatTeams } from "./format-teams";
import { formatWebhooks } from "./format-webhooks";

/** Formats the figures of a run: the outcomes of the posts, how late the published ones were, and why. */
export function formatReport(evidence: Evidence): string {
  const { posts, calls, ledger, outages } = evidence;
  const disturbed = calls.filter(({ fault }) => fault !== null).length;
  return [
    `seed        ${evidence.seed}`,
    `posts       ${count(posts.map(({ status, deleted }) => (deleted ? "deleted" : status)))}`,
    `linkedin    ${ledger.length} posts, ${calls.length} creates, ${disturbed} of them met a fault, ${evidence.uploadFaults.length} uploads did`,
    `kills       ${count(outages.map(({ part, how }) => (part === "database" ? `database (${how})` : part)))}`,
    `users       ${count(evidence.userActions.filter(({ what }) => !UNTOLD.has(what)).map(({ what, result }) => `${what} ${result}`))}`,
    `links       ${count(evidence.connectionChanges.map(({ what, result }) => `${what} ${result}`))}`,
    ...formatTeams(evidence),
    ...formatWebhooks(evidence),
    `lost        ${lost(evidence).length + stuck(evidence).length}`,
    `doubled     ${duplicates(evidence).length}`,
    `taken late  ${takenLate(evidence)}`,
    `failed      ${count(posts.filter(({ status }) => status === "failed").map(({ reason }) => reason ?? "?"))}`,
    `held back   ${heldBack(evidence)}`,
    ...unconfirmed(evidence),
    ...late(evidence),
  ].join("\n");
}

/** Looking changes nothing, and a withdrawal is told once and not of each post. */
const UNTOLD = new Set(["get", "undoWithdrawal"]);

/** Formats the users' answers about unconfirmed posts and the number of posts on LinkedIn. */
export function formatAnswers({ userActions, posts, ledger }: Evidence): string {
  const answers = userActions.filter(({ what }) => what === "affirm" || what === "deny");
  const left = posts.filter(({ status }) => status === "unconfirmed").length;
  return `answers     ${count(answers.map(({ what, result }) => `${what} ${result}`))}; ${left} left open, LinkedIn has ${ledger.length} posts`;
}

/** Formats how many texts LinkedIn took as late as assumed, and what came of them. */
function takenLate(evidence: Evidence): string {
  const { attempts, calls } = evidence;
  const ids = new Set(
    calls
      .filter(({ fault }) => fault === LATEST_COMMIT)
      .map((call) => findAttempt(evidence, call)?.postId)
      .filter((id) => id !== undefined),
  );
  const resent = [...ids].filter((id) =>
    attempts.some(({ kind, postId }) => kind === "resend" && postId === id),
  );
  const doubled = duplicates(evidence).filter(({ postId }) => postId !== null && ids.has(postId));
  return `${ids.size}: ${resent.length} sent again, ${doubled.length} doubled`;
}

function heldBack({ posts, members }: Evidence): number {
  const active = new Set(members.filter((one) => one.active).map(({ member }) => member));
  return posts.filter((post) => post.status === "scheduled" && !post.deleted && !active.has(post.member))
    .length;
}

function unconfirmed(evidence: Evidence): string[] {
  const posts = evidence.posts.filter(({ status }) => status === "unconfirmed");
  const lines = posts.map((post) => {
    const there = evidence.ledger.some(({ text }) => text.startsWith(`${post.key} `));
    const why = explainUnconfirmed(evidence, post) ?? "NO CAUSE";
    return `  ${post.key} ${post.files > 0 ? "media" : "text "} ${there ? "is there    " : "is not there"} ${why}`;
  });
  return [`unconfirmed ${posts.length}`, ...lines.sort()];
}

/** Formats the lateness of the published posts: LinkedIn's clock at the create minus the time the user had chosen. */
function late(evidence: Evidence): string[] {
  const lateness: { ms: number; why: string }[] = [];
  for (const { posts, ledger } of groupByText(evidence))
    for (const post of posts) {
      const published =
        ledger.find(({ urn }) => urn === post.urn) ?? (posts.length === 1 ? ledger[0] : undefined);
      if (!wasPublished(post) || !published || post.scheduledAt === null) continue;
      const ms = published.createdAt - post.scheduledAt;
      lateness.push({ ms, why: ms <= ON_TIME_MS ? "on time" : explainLateness(evidence, post, published) });
    }
  const reasons = [...new Set(lateness.map(({ why }) => why))].sort();
  return [
    `lateness    ${figures(lateness.map(({ ms }) => ms))}`,
    ...reasons.map(
      (why) => `  ${why.padEnd(28)}${figures(lateness.filter((one) => one.why === why).map(({ ms }) => ms))}`,
    ),
  ];
}

/** The report explains posts that are later than this. */
const ON_TIME_MS = 2_000;
const wasPublished = ({ status }: PostRow) => status === "published" || status === "unconfirmed";

function figures(values: number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  if (sorted.length === 0) return "none";
  return `${sorted.length} posts, p50 ${percentile(sorted, 50)} ms, p95 ${percentile(sorted, 95)} ms, max ${sorted.at(-1)} ms`;
}
