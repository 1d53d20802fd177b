import { BRAND_LIMITS } from "@takt/domain/brand/model/brand-limits";
import { object, text } from "@takt/domain/shared/shape";
import { FormError, postForm } from "../shared/post-form";
import { toLogoPath } from "./parts/to-logo-url";

const answer = object({ logo: text() });

/** In KB, as the server says it. */
const MAX_KB = BRAND_LIMITS.logoBytes / 1024;

/** Sends a logo and returns what tells it from the one before it. Rejects with FormError; too large a file is not sent. */
export async function sendLogo(slug: string, file: File): Promise<{ logo: string }> {
  if (file.size > BRAND_LIMITS.logoBytes) throw new FormError("logo_too_large", { max: MAX_KB });
  const form = new FormData();
  form.set("logo", file);
  return postForm(toLogoPath(slug), form, (body) => {
    const read = answer.safeParse(body);
    return read.success ? read.data : null;
  });
}
