import { randomBytes } from "node:crypto";
import type { Db } from "@takt/db/client";
import NextAuth, { type NextAuthResult } from "next-auth";
import { createAdapter, type SignUp } from "./adapter";
import { parseScopes, type LinkedInApp, type SignInGrant } from "./linkedin-app";
import { emailFromClaims } from "./email-from-claims";
import { nameFromClaims } from "./name-from-claims";
import { LINKEDIN_PROVIDER, linkedinProvider } from "./linkedin-provider";
import { SESSION_MAX_AGE } from "./session-cookie";

export type AuthOptions = {
  db: Db;
  secret: string;
  app: LinkedInApp;
  signUp: SignUp;
  /**
   * Called after each sign-in, with where LinkedIn has the member's picture for some time, or null; when it throws, the
   * sign-in fails.
   */
  onSignIn(userId: string, grant: SignInGrant, pictureUrl: string | null): Promise<void>;
  log: { warn(event: string, fields?: Record<string, unknown>): void };
};

/**
 * Creates Auth.js with LinkedIn as its only provider and sessions in the database. `options` is called per request,
 * never at build time.
 */
export function createAuth(options: () => AuthOptions): NextAuthResult {
  return NextAuth(() => {
    const { db, secret, app, signUp, onSignIn, log } = options();
    return {
      secret,
      // AUTH_URL is fixed, so the Host header decides nothing.
      trustHost: true,
      adapter: createAdapter(db, signUp),
      providers: [linkedinProvider(app)],
      session: {
        strategy: "database",
        maxAge: SESSION_MAX_AGE,
        // Never extended: see SESSION_MAX_AGE.
        updateAge: SESSION_MAX_AGE,
        generateSessionToken: () => randomBytes(32).toString("base64url"),
      },
      pages: { signIn: "/login", error: "/login" },
      callbacks: {
        async signIn({ account }) {
          if (account?.provider !== LINKEDIN_PROVIDER) return false;
          const { provider, providerAccountId } = account;
          const known = await db.account.count({ where: { provider, providerAccountId } });
          return known > 0 || (await signUp.ageConfirmed()) || "/login?error=NoAccount";
        },
        session: ({ session, user }) => ({ expires: session.expires, user: { id: user.id } }),
      },
      events: {
        async signIn({ user, account, profile }) {
          if (!user.id || !account?.access_token)
            throw new Error("LinkedIn answered without an access token");
          const known = await db.user.findUniqueOrThrow({
            where: { id: user.id },
            select: { email: true, emailVerified: true },
          });
          const now = new Date();
          const name = nameFromClaims(profile);
          await db.user.update({
            where: { id: user.id },
            data: {
              lastLoginAt: now,
              ...(name !== null && { name }),
              ...emailFromClaims(profile, known, now),
            },
          });
          const grant = {
            memberSub: account.providerAccountId,
            accessToken: account.access_token,
            expiresIn: account.expires_in ?? secondsUntil(account.expires_at),
            refreshToken: account.refresh_token ?? null,
            scopes: parseScopes(account.scope),
          };
          await onSignIn(user.id, grant, typeof profile?.picture === "string" ? profile.picture : null);
        },
      },
      logger: {
        // `error.cause` is never logged: it can hold the provider's answer.
        error: (error) =>
          log.warn("auth.refused", { name: error.name, message: error.message, why: findReason(error) }),
        warn: (code) => log.warn("auth.warning", { code }),
      },
    };
  });
}

function secondsUntil(epochSeconds: number | undefined): number {
  if (!epochSeconds) throw new Error("LinkedIn did not say when the token ends");
  return epochSeconds - Math.floor(Date.now() / 1000);
}

function findReason(error: Error): string | undefined {
  const cause = error.cause as { err?: unknown } | undefined;
  return cause?.err instanceof Error ? `${cause.err.name}: ${cause.err.message}` : undefined;
}
