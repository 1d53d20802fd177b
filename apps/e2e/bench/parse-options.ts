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
  /** Queues of others publish the same number of posts afterwards. */
  peers: boolean;
};

/** Parses `--posts 200 --members 20 --heavy 0 --pictures 0 --scheduled 0` (the defaults) and `--peers`; throws for anything else. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      posts: { type: "string", default: "200" },
      members: { type: "string", default: "20" },
      heavy: { type: "string", default: "0" },
      pictures: { type: "string", default: "0" },
      scheduled: { type: "string", default: "0" },
      peers: { type: "boolean", default: false },
    },
  });
  const numbers = {
    posts: Number(values.posts),
    members: Number(values.members),
    heavy: Number(values.heavy),
    pictures: Number(values.pictures),
    scheduled: Number(values.scheduled),
  };
  for (const [name, value] of Object.entries(numbers))
    if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} must be a whole number`);
  if (numbers.posts < 1 || numbers.members < 1) throw new Error("--posts and --members must be at least 1");
  return { ...numbers, peers: values.peers };
}
