import { z } from "zod";
import { post } from "./post";
import { postChange } from "./post-input";
import { EXAMPLE_URL } from "./time";

/** Outcomes of asking LinkedIn for a change. */
const OUTCOMES = ["done", "refused", "gone", "limited", "not_sent", "unauthorized", "unknown"] as const;

/** Another text of a published post; what is left out stays as it is. */
export const publishedText = postChange
  .pick({ text: true, hashtags: true })
  .meta({ id: "PublishedText", example: { text: "What we learned this year, corrected." } });

/** LinkedIn's answer to a change of a published post, as programs get it. */
export const publishedChange = z
  .strictObject({
    outcome: z.enum(OUTCOMES).meta({
      description:
        "`done`: it is so on LinkedIn. `refused`, `gone` (LinkedIn has no such post), `limited` (too many calls), `unauthorized` (the author has to connect LinkedIn again), `not_sent`: nothing has changed. `unknown`: no answer came; asking for the same again is harmless.",
    }),
    message: z.string().nullable().meta({ description: "LinkedIn's own words." }),
    post,
  })
  .meta({
    id: "PublishedChange",
    example: {
      outcome: "done",
      message: null,
      post: {
        ...(post.meta()!["example"] as object),
        version: 5,
        status: "published",
        schedule: null,
        publishedAt: "2027-01-15T08:00:00Z",
        editedAt: "2027-01-15T08:20:00Z",
        url: EXAMPLE_URL,
      },
    },
  });
