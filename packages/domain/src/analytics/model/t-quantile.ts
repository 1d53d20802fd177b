/** Returns the quantile of the standard normal distribution for a probability between 0 and 1 (error below 5e-4). */
export function normalQuantile(probability: number): number {
  if (probability < 0.5) return -normalQuantile(1 - probability);
  // Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.23.
  const t = Math.sqrt(-2 * Math.log(1 - probability));
  const top = 2.515517 + t * (0.802853 + t * 0.010328);
  return t - top / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
}

/**
 * Returns the quantile of Student's t distribution, by the expansion of Abramowitz and Stegun, 26.7.5. It is meant for
 * intervals (probabilities from 0.9 on) with four degrees of freedom or more, where it is within three percent.
 */
export function tQuantile(probability: number, freedom: number): number {
  const z = normalQuantile(probability);
  const [z2, z3] = [z * z, z ** 3];
  const g1 = (z3 + z) / 4;
  const g2 = (z3 * (5 * z2 + 16) + 3 * z) / 96;
  const g3 = (z3 * (3 * z2 * z2 + 19 * z2 + 17) - 15 * z) / 384;
  const g4 = (z3 * (79 * z2 ** 3 + 776 * z2 * z2 + 1482 * z2 - 1920) - 945 * z) / 92_160;
  return z + g1 / freedom + g2 / freedom ** 2 + g3 / freedom ** 3 + g4 / freedom ** 4;
}
