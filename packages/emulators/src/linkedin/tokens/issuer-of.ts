import type { World } from "../world";

/** Who signs id_tokens: `{origin}/oauth`, as LinkedIn's own ends since April 2024 (reference 1.7). */
export const issuerOf = (world: World) => world.settings.get().issuer ?? `${world.origin}/oauth`;
