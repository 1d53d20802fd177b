// zod/mini, because screens import this file.
import * as z from "zod/mini";
import { newId } from "../../shared/row-ref";
import { requiredText } from "../../shared/text-input";
import { GIVEN_ROLES } from "../../workspaces/model/given-role";

const givenRole = z.enum(GIVEN_ROLES);

export const INVITED_EMAIL_LENGTH = 254;

/** An invitation under an id from the browser. `isBound`: only an account with this address, confirmed by LinkedIn, can accept it. */
export const inviteInput = z.strictObject({
  id: newId,
  email: requiredText(INVITED_EMAIL_LENGTH).check(z.regex(z.regexes.email)),
  role: givenRole,
  isBound: z.boolean(),
});

export const invitationRef = z.strictObject({ id: z.uuid() });
export const invitationToken = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/)) });

export const memberRef = z.strictObject({ userId: z.uuid() });
export const changeRoleInput = z.strictObject({ ...memberRef.shape, role: givenRole });

/**
 * Choices for the posts planned under the name of a member who goes. `drafts`: they go back to the drafts. `take_over`:
 * they go out at their time under the name of the member who removes the other. `take_along`: they move to the personal
 * workspace of the member who goes, and go out as planned.
 */
export const PLANNED_POSTS_CHOICES = ["drafts", "take_over", "take_along"] as const;
export type PlannedPostsChoice = (typeof PLANNED_POSTS_CHOICES)[number];

export const removeMemberInput = z.strictObject({
  ...memberRef.shape,
  plannedPosts: z.enum(PLANNED_POSTS_CHOICES),
});

export const leaveInput = z.strictObject({ plannedPosts: z.enum(["drafts", "take_along"]) });
