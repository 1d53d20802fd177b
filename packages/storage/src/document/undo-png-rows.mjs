/**
 * Reverses PNG row prediction: each row begins with its filter type (ISO 32000-1, 7.4.4.4). An incomplete row is
 * dropped. Nothing is allocated per byte, because unpacked streams have millions.
 * @param {Buffer} bytes
 * @param {number} columns bytes of a row, without its first
 * @returns {Buffer}
 */
export function undoPngRows(bytes, columns) {
  const rows = Math.floor(bytes.length / (columns + 1));
  const out = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row++) {
    const from = row * (columns + 1);
    const way = bytes[from] ?? 0;
    for (let column = 0; column < columns; column++) {
      const to = row * columns + column;
      const left = column > 0 ? (out[to - 1] ?? 0) : 0;
      const up = row > 0 ? (out[to - columns] ?? 0) : 0;
      const corner = row > 0 && column > 0 ? (out[to - columns - 1] ?? 0) : 0;
      out[to] = (bytes[from + 1 + column] ?? 0) + predict(way, left, up, corner);
    }
  }
  return out;
}

/** @type {(way: number, left: number, up: number, corner: number) => number} */
function predict(way, left, up, corner) {
  if (way === 1) return left;
  if (way === 2) return up;
  if (way === 3) return (left + up) >> 1;
  if (way !== 4) return 0;
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
}
