/**
 * One filling in of the wizard. `id`: of its composition, null until that is begun. `inAddress`: the address has said
 * so. `key` changes when another one begins.
 */
export type Sitting = {
  key: number;
  id: string | null;
  topic: string | null;
  inAddress: boolean;
  /** Its composition before this one, discarded elsewhere: an address that still says so means the same sitting. */
  replaced?: string;
};
/** ?c=<composition>&topic=<topic> */
export type WritingAddress = { c: string | null; topic: string | null };

/** The first one, as the address has it. */
export function firstSitting({ c, topic }: WritingAddress): Sitting {
  return { key: 0, id: c, topic: c === null ? topic : null, inAddress: c !== null };
}

/** Its composition is begun, for the first time or in place of one that was discarded elsewhere. */
export function beginSitting(sitting: Sitting, id: string): Sitting {
  const replaced = sitting.id !== null && sitting.id !== id ? sitting.id : sitting.replaced;
  return { ...sitting, id, inAddress: false, replaced };
}

/**
 * The same one when the address still means it, else the next. A composition just begun is in the address a moment later.
 * Null: the address is another page's and says nothing.
 */
export function followAddress(sitting: Sitting, address: WritingAddress | null): Sitting {
  if (address === null) return sitting;
  const next = () => ({ ...firstSitting(address), key: sitting.key + 1 });
  if (address.c !== null) {
    if (address.c === sitting.replaced) return sitting;
    if (address.c !== sitting.id) return next();
    return sitting.inAddress ? sitting : { ...sitting, inAddress: true };
  }
  if (sitting.id !== null) return sitting.inAddress ? next() : sitting;
  return sitting.topic === address.topic ? sitting : next();
}
