import { errors } from "./errors";

export type LengthRule = { max: number; counts: "sent" | "published" };

/**
 * Checks the length in UTF-16 units. A setting chooses the counted text, which is not confirmed (docs/linkedin-api.md,
 * Text).
 */
export function checkLength(sent: string, published: string, { max, counts }: LengthRule) {
  const { length } = counts === "sent" ? sent : published;
  if (length <= max) return;
  throw errors.content(
    400,
    `ShareCommentary text length (${length} characters) exceeded the maximum allowed (${max} characters)`,
    {
      description: "Size of array cannot be higher than the maxLength",
      code: "FIELD_ARRAY_SIZE_TOO_HIGH",
      maxLength: max,
      input: { value: { stringValue: sent } },
    },
  );
}
