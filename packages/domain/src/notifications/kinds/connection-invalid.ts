import { sql } from "@takt/db/sql";
import { line } from "../../shared/line";
import type { KindDefinition } from "../kind-definition";
import { MAX_AGE_SECONDS } from "../model/notification-timing";

/** The connection to LinkedIn became invalid recently: once per connection. */
export const connectionInvalid: KindDefinition = {
  icon: "unplugged",
  tone: "danger",
  about: "connection",
  occasions: [
    sql`
    select u.id as user_id, 'connection_invalid:' || u.linkedin_generation as occasion, null::uuid as post_id,
      u.updated_at as at
    from users u
    where u.linkedin_status = 'invalid'
      and u.updated_at > now() - make_interval(secs => ${MAX_AGE_SECONDS}) -- guard:invalid-news
      and u.waitlist_status = 'active' -- guard:invalid-active`,
  ],
  isOpen: ({ user, occasion }) =>
    user.linkedinStatus === "invalid" && occasion === `connection_invalid:${user.linkedinGeneration}`,
  lines: ({ user }) => (user.linkedinReason ? [line(`notifications:why.${user.linkedinReason}`)] : []),
  email: ({ user }, { heldBack }) => ({
    subject: line("subject"),
    paragraphs: [
      line(`what.${user.linkedinReason ?? "invalid"}`),
      heldBack ? line("heldBack", { count: heldBack, posts: { posts: heldBack } }) : line("noneHeldBack"),
      line("next"),
    ],
    action: heldBack ? "held" : "reconnect",
  }),
};
