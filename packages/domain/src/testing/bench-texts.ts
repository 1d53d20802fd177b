// npm run bench:texts: how long the texts take that are the hardest to split into links, hashtags and sentences, and how
// that grows with their length: about four times for four times the text.
import { segmentInWindows } from "@takt/text/sentences/segment-in-windows";
import { toLittleText } from "../posts/model/publish-text";

const LENGTHS = [25_000, 100_000] as const;
const RUNS = 5;
const PIECES = ["#a.", "#", "#_", "https://", "https://a.example/x ", "a.example "];

for (const piece of PIECES) report(`publish ${JSON.stringify(piece)}`, piece, toLittleText);
report("sentences", "A b. ", segmentInWindows);

function report(name: string, piece: string, work: (text: string) => unknown): void {
  const [short, long] = LENGTHS.map((length) =>
    best(() => work(piece.repeat(Math.ceil(length / piece.length)))),
  );
  console.log(
    `${name.padEnd(32)} ${short!.toFixed(1)} ms, ${long!.toFixed(1)} ms: ${(long! / short!).toFixed(1)} times`,
  );
}

/** Returns the shortest duration of several runs, in milliseconds. */
function best(work: () => unknown): number {
  const runs = Array.from({ length: RUNS }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...runs);
}
