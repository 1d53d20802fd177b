import { NotPdf } from "./parse-value.mjs";

const MAX_OBJECTS = 1_000_000;

/** @typedef {ReturnType<typeof createEntries>} Entries */

/**
 * Stores the positions of up to a million objects, 13 bytes each. It grows as needed, because a file can announce
 * any number.
 */
export function createEntries() {
  let kinds = new Uint8Array(1_024);
  let places = new Float64Array(1_024);
  let indices = new Uint32Array(1_024);
  return {
    /**
     * The first entry of an object counts, because it is the newest. Kinds: 1 free, 2 at an offset, 3 inside
     * another object. Throws NotPdf.
     * @param {number} id
     * @param {1 | 2 | 3} kind
     * @param {number} place
     * @param {number} index
     */
    add(id, kind, place, index) {
      if (id >= MAX_OBJECTS) throw new NotPdf("too many objects");
      if (id >= kinds.length) {
        const length = Math.min(MAX_OBJECTS, Math.max(id + 1, kinds.length * 2));
        kinds = copy(kinds, new Uint8Array(length));
        places = copy(places, new Float64Array(length));
        indices = copy(indices, new Uint32Array(length));
      }
      if (kinds[id] !== 0) return;
      kinds[id] = kind;
      places[id] = place;
      indices[id] = index;
    },
    /**
     * @param {number} id
     * @returns {import("./pdf-types").Place | null}
     */
    find(id) {
      const place = places[id] ?? 0;
      if (kinds[id] === 2) return { at: place };
      if (kinds[id] === 3) return { inside: place, index: indices[id] ?? 0 };
      return null;
    },
  };
}

/**
 * @template {Uint8Array | Float64Array | Uint32Array} T
 * @param {T} from
 * @param {T} to
 */
function copy(from, to) {
  to.set(from);
  return to;
}
