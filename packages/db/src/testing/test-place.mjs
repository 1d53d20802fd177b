import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const ROOM = 1024 ** 3; // a container's /dev/shm may have only 64 MB: one cluster fills it

/** Where test clusters live: in memory when there is room, which makes a database in 15 instead of 35 ms. */
export function testPlace() {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= ROOM ? memory : tmpdir();
}
