import { createOriginFinder, getOwner } from "./find-origin";
import type { Profile } from "./profile-process";

export type SelfTime = { name: string; ms: number };

/** Not work: the process waited. */
const WAITING = "(idle)";

/**
 * Adds up the time of each owner and of each function that was on top of the stack, the longest first.
 * @param findOrigin from a place to its source file
 */
export function selfTimes(profile: Profile, findOrigin = createOriginFinder()) {
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const [owners, functions] = [new Map<string, number>(), new Map<string, number>()];
  profile.samples.forEach((id, i) => {
    const frame = frames.get(id)!;
    // The delta leads up to a sample; what ran is that sample's.
    const ms = (profile.timeDeltas[i + 1] ?? 0) / 1000;
    const source = findOrigin(frame);
    add(owners, getOwner(source, frame.functionName), ms);
    if (source) add(functions, `${frame.functionName || "(anonymous)"} ${shorten(source)}`, ms);
  });
  const idleMs = owners.get(WAITING) ?? 0;
  owners.delete(WAITING);
  return { owners: longest(owners), functions: longest(functions), idleMs };
}

function add(times: Map<string, number>, name: string, ms: number) {
  times.set(name, (times.get(name) ?? 0) + ms);
}

const longest = (times: Map<string, number>): SelfTime[] =>
  [...times].map(([name, ms]) => ({ name, ms })).sort((a, b) => b.ms - a.ms);

const shorten = (source: string) => source.replace(/^.*\/(?=(?:node_modules|packages|apps)\/)/, "");
