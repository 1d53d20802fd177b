// `npm run doctor`: checks everything Takt needs on this machine and prints what to do.
import path from "node:path";
import { examine } from "./doctor/examine.mjs";

const LABELS = { ok: "ok  ", note: "note", bad: "BAD " };
const findings = await examine(path.join(import.meta.dirname, ".."), process.env);
for (const { state, what, todo } of findings)
  console.log(`${LABELS[state]}  ${what}${todo ? `\n      -> ${todo}` : ""}`);
const bad = findings.filter((finding) => finding.state === "bad").length;
console.log(bad ? `\n${bad} thing${bad > 1 ? "s" : ""} to mend.` : "\nNothing to mend.");
process.exit(bad ? 1 : 0);
