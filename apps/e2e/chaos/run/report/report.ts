import { percentile } from "../../../bench/percentile";
import type { Evidence, PostRow } from "../evidence";
import { doubled } from "../judge/doubled";
import { groups } from "../judge/groups";
import { lost } from "../judge/lost";
import { stuck } from "../judge/stuck";
import { whyUnconfirmed } from "../judge/why-unconfirmed";
import { whyLate } from "./why-late";

/** The figures of a run: what became of the posts, how late those were that went out, and why. */
export function report(evidence: Evidence): string {
  const { posts, calls, ledger, outages } = evidence;
  const disturbed = calls.filter(({ fault }) => fault !== null).length;
  return [
    `seed        ${evidence.seed}`,
    `posts       ${count(posts.map(({ status, deleted }) => (deleted ? "deleted" : status)))}`,
    `linkedin    ${ledger.length} posts, ${calls.length} creates, ${disturbed} of them met a fault, ${evidence.uploadFaults.length} uploads did`,
    `kills       ${count(outages.map(({ part, how }) => (part === "database" ? `database (${how})` : part)))}`,
    `users       ${count(evidence.said.filter(({ what }) => what !== "get").map(({ what, result }) => `${what} ${result}`))}`,
    `links       ${count(evidence.links.map(({ what, result }) => `${what} ${result}`))}`,
    `lost        ${lost(evidence).length + stuck(evidence).length}`,
    `doubled     ${doubled(evidence).length}`,
    `failed      ${count(posts.filter(({ status }) => status === "failed").map(({ reason }) => reason ?? "?"))}`,
    `held back   ${heldBack(evidence)}`,
    ...unconfirmed(evidence),
    ...late(evidence),
  ].join("\n");
}

/** What users said to the questions, and what is on LinkedIn for it. */
export function reportAnswers({ said, posts, ledger }: Evidence): string {
  const answers = said.filter(({ what }) => what === "affirm" || what === "deny");
  const left = posts.filter(({ status }) => status === "unconfirmed").length;
  return `answers     ${count(answers.map(({ what, result }) => `${what} ${result}`))}; ${left} left open, LinkedIn has ${ledger.length} posts`;
}

function heldBack({ posts, members }: Evidence): number {
  const active = new Set(members.filter((one) => one.active).map(({ member }) => member));
  return posts.filter((post) => post.status === "scheduled" && !post.deleted && !active.has(post.member))
    .length;
}

function unconfirmed(evidence: Evidence): string[] {
  const asked = evidence.posts.filter(({ status }) => status === "unconfirmed");
  const lines = asked.map((post) => {
    const there = evidence.ledger.some(({ text }) => text.startsWith(`${post.key} `));
    const why = whyUnconfirmed(evidence, post) ?? "NO CAUSE";
    return `  ${post.key} ${post.files > 0 ? "media" : "text "} ${there ? "is there    " : "is not there"} ${why}`;
  });
  return [`unconfirmed ${asked.length}`, ...lines.sort()];
}

/** Lateness of what went out: LinkedIn's clock at its creation minus the time the user had chosen. */
function late(evidence: Evidence): string[] {
  const out: { ms: number; why: string }[] = [];
  for (const { posts, ledger } of groups(evidence))
    for (const post of posts) {
      const there =
        ledger.find(({ urn }) => urn === post.urn) ?? (posts.length === 1 ? ledger[0] : undefined);
      if (!wentOut(post) || !there || post.scheduledAt === null) continue;
      const ms = there.createdAt - post.scheduledAt;
      out.push({ ms, why: ms <= ON_TIME_MS ? "on time" : whyLate(evidence, post, there) });
    }
  const reasons = [...new Set(out.map(({ why }) => why))].sort();
  return [
    `lateness    ${figures(out.map(({ ms }) => ms))}`,
    ...reasons.map(
      (why) => `  ${why.padEnd(28)}${figures(out.filter((one) => one.why === why).map(({ ms }) => ms))}`,
    ),
  ];
}

/** Later than this is explained. */
const ON_TIME_MS = 2_000;
const wentOut = ({ status }: PostRow) => status === "published" || status === "unconfirmed";

function figures(values: number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  if (sorted.length === 0) return "none";
  return `${sorted.length} posts, p50 ${percentile(sorted, 50)} ms, p95 ${percentile(sorted, 95)} ms, max ${sorted.at(-1)} ms`;
}

function count(values: string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const parts = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([value, n]) => `${n} ${value}`);
  return `${values.length}${parts.length > 0 ? `: ${parts.join(", ")}` : ""}`;
}
