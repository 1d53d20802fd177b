/**
 * One filling in of the wizard. `id`: of its composition, null until that is begun. `inAddress`: the address has said
 * so. `key` changes when another one begins.
 */
export type Sitting = { key: number; id: string | null; topic: string | null; inAddress: boolean };
/** ?c=<composition>&topic=<topic> */
export type WritingAddress = { c: string | null; topic: string | null };

/** The first one, as the address has it. */
export function firstSitting({ c, topic }: WritingAddress): Sitting {
  return { key: 0, id: c, topic: c === null ? topic : null, inAddress: c !== null };
}

/** The same one when the address still means it, else the next. A composition just begun is in the address a moment later. */
export function followAddress(sitting: Sitting, address: WritingAddress): Sitting {
  const next = () => ({ ...firstSitting(address), key: sitting.key + 1 });
  if (address.c !== null) {
    if (address.c !== sitting.id) return next();
    return sitting.inAddress ? sitting : { ...sitting, inAddress: true };
  }
  if (sitting.id !== null) return sitting.inAddress ? next() : sitting;
  return sitting.topic === address.topic ? sitting : next();
}
