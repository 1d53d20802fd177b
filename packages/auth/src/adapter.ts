import type { Adapter, AdapterUser } from "@auth/core/adapters";
import { PrismaAdapter } from "@auth/prisma-adapter";
import type { Db } from "@takt/db/client";
import { hashSessionToken } from "./hash-session-token";

export type SignUp = {
  signup: "open" | "waitlist";
  /** Whether this visitor has just confirmed that they are at least 16. */
  ageConfirmed: () => Promise<boolean>;
  /** The language of the page they came from. */
  language: () => Promise<"en" | "de">;
  /** The User-Agent header of the browser that signs in. */
  userAgent: () => Promise<string | null>;
};

/** Maximum number of stored characters of a User-Agent header. */
const USER_AGENT_LENGTH = 500;

/**
 * Creates Auth.js's Prisma adapter with four differences: session tokens are stored as hashes, an email address
 * identifies nobody, a new user gets all related rows, and an account stores no tokens.
 */
export function createAdapter(db: Db, signUp: SignUp): Adapter {
  const inner = PrismaAdapter(db);
  return {
    ...inner,
    getUserByEmail: () => Promise.resolve(null),
    async createUser(profile) {
      const user = await createAccount(db, profile, {
        waitlistStatus: signUp.signup === "open" ? "active" : "waitlisted",
        ageConfirmedAt: (await signUp.ageConfirmed()) ? new Date() : null,
        preferredLanguage: await signUp.language(),
      });
      return user as AdapterUser;
    },
    async linkAccount({ userId, type, provider, providerAccountId }) {
      // Each user belongs to one member: a signed-in user cannot add a second member to their account.
      const taken = await db.account.count({ where: { userId } });
      if (taken > 0) throw new Error("this user already belongs to a LinkedIn member");
      await db.account.create({ data: { userId, type, provider, providerAccountId } });
    },
    async createSession({ sessionToken, userId, expires }) {
      // The column cannot hold a NUL, and the header is under the visitor's control.
      const userAgent = (await signUp.userAgent())?.replaceAll("\0", "").slice(0, USER_AGENT_LENGTH) || null;
      await db.session.create({
        data: { sessionToken: hashSessionToken(sessionToken), userId, expires, userAgent },
      });
      return { sessionToken, userId, expires };
    },
    async getSessionAndUser(sessionToken) {
      const found = await db.session.findUnique({
        where: { sessionToken: hashSessionToken(sessionToken) },
        include: { user: true },
      });
      if (!found) return null;
      const { id, name, email, emailVerified } = found.user;
      const user = { id, name, email: email ?? "", emailVerified };
      return { session: { sessionToken, userId: id, expires: found.expires }, user };
    },
    async updateSession({ sessionToken, ...data }) {
      const row = await db.session.update({ where: { sessionToken: hashSessionToken(sessionToken) }, data });
      return { ...row, sessionToken };
    },
    async deleteSession(sessionToken) {
      // deleteMany: signing out twice is not an error.
      await db.session.deleteMany({ where: { sessionToken: hashSessionToken(sessionToken) } });
    },
  };
}

type Profile = { name?: string | null; email?: string | null };
type InitialStatus = {
  waitlistStatus: "waitlisted" | "active";
  ageConfirmedAt: Date | null;
  preferredLanguage: "en" | "de";
};

/**
 * Creates a user with a personal workspace they own, in one nested write and so in one transaction. Throws without
 * a confirmed age: the signIn callback has turned such visitors away before.
 */
async function createAccount(db: Db, profile: Profile, initial: InitialStatus) {
  if (!initial.ageConfirmedAt) throw new Error("no account without a confirmed age");
  const { name = null, email = null } = profile;
  return db.user.create({
    data: {
      name,
      email,
      ...initial,
      waitlistJoinedAt: new Date(),
      memberships: {
        create: { role: "owner", workspace: { create: { name: name ?? "Takt", personal: true } } },
      },
    },
  });
}
