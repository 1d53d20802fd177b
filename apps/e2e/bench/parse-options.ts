import { parseArgs } from "node:util";

export type Options = {
  /** Posts due in the same minute, spread evenly over `members`. */
  posts: number;
  members: number;
  /** Posts of one more member in that minute, for which the others must not wait. */
  heavy: number;
  /** More members, each with one post of one image due in that minute. */
  pictures: number;
  /** Posts scheduled for later, which only fill the table. */
  scheduled: number;
};

/** Parses `--posts 200 --members 20 --heavy 0 --pictures 0 --scheduled 0` (the defaults); throws for anything else. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      posts: { type: "string", default: "200" },
      members: { type: "string", default: "20" },
      heavy: { type: "string", default: "0" },
      pictures: { type: "string", default: "0" },
      scheduled: { type: "string", default: "0" },
    },
  });
  const options = {
    posts: Number(values.posts),
    members: Number(values.members),
    heavy: Number(values.heavy),
    pictures: Number(values.pictures),
    scheduled: Number(values.scheduled),
  };
  for (const [name, value] of Object.entries(options))
    if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} must be a whole number`);
  if (options.posts < 1 || options.members < 1) throw new Error("--posts and --members must be at least 1");
  return options;
}
