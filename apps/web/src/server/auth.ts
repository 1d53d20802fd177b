import { createAuth } from "@takt/auth/auth";
import { isBeingDeleted } from "@takt/domain/users/open-deletion";
import { connect } from "@takt/domain/posts/connections/connect";
import { copyPicture } from "@takt/domain/users/copy-picture";
import { restoreWorkspace } from "@takt/domain/users/restore-workspace";
import { env } from "../env";
import { ageConfirmed } from "./age-confirmation";
import { deps } from "./deps";
import { linkedinApp } from "./linkedin-apps";
import { log } from "./log";
import { visitorLanguage } from "./request-cookies";
import { userAgent } from "./request-headers";

/** Auth.js; its options are read per request. */
export const { handlers, signIn, signOut } = createAuth(() => ({
  db: deps().db,
  secret: env().AUTH_SECRET,
  app: linkedinApp(),
  signUp: { signup: env().SIGNUP, ageConfirmed, language: visitorLanguage, userAgent },
  async onSignIn(userId, grant, pictureUrl) {
    await restoreWorkspace(deps(), userId);
    // The grant of somebody who comes back to undo the deletion, or to export, is not kept.
    if (await isBeingDeleted(deps().db, userId)) return void (await deps().revokeToken(grant.accessToken));
    await connect(deps(), userId, grant);
    await copyPicture(deps(), userId, pictureUrl);
  },
  log,
}));
