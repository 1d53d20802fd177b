// Sample posts for development, for the user who signed in last (or the one with this e-mail):
// DATABASE_URL=… tsx src/seed.ts [e-mail]
import { createDb, type Db } from "./client";
import { dbEnv } from "./env";
import { createPost } from "./testing/factories/create-post";

const DAY = 86_400_000;

const db = createDb(dbEnv.parse(process.env).DATABASE_URL);
try {
  console.log(await seed(db, process.argv[2]));
} finally {
  await db.$disconnect();
}

/** Adds the sample posts and returns a summary. Existing posts are never changed. */
async function seed(db: Db, email?: string): Promise<string> {
  const user = await db.user.findFirst({
    where: email ? { email } : {},
    orderBy: { lastLoginAt: { sort: "desc", nulls: "last" } },
    include: { memberships: { where: { workspace: { personal: true } } } },
  });
  const workspaceId = user?.memberships[0]?.workspaceId;
  if (!user || !workspaceId)
    throw new Error("no such user: open the app and sign in once, then run this again");
  const owner = { id: user.id, workspaceId };
  for (const post of samples(Date.now())) await createPost(db, owner, post);
  return `${samples(0).length} posts added for ${user.name ?? user.email}`;
}

function samples(now: number): Array<NonNullable<Parameters<typeof createPost>[2]>> {
  return [
    { content: "Three things I learned from a launch that went wrong." },
    { content: "Unfinished: why we write down decisions", hashtags: ["engineering"] },
    {
      content: "We are hiring! Ask me anything about the team.",
      status: "scheduled",
      scheduledAt: at(now + DAY),
    },
    { content: "Morgen mehr dazu, heute nur das Bild.", status: "scheduled", scheduledAt: at(now + 3 * DAY) },
    { content: "A long weekend, a short note.", status: "cancelled", scheduledAt: at(now + 2 * DAY) },
    { content: "Thank you for 1000 followers.", status: "published", scheduledAt: at(now - 2 * DAY) },
    { content: "This one did not go out.", status: "failed", reason: "missed", scheduledAt: at(now - DAY) },
  ];
}

/** Rounds to the hour. */
function at(instant: number): Date {
  return new Date(Math.round(instant / 3_600_000) * 3_600_000);
}
