/**
 * The icons that are made at build, by file name. `radius` is a share of the size: systems cut an apple-touch-icon and a
 * maskable one themselves. `scale` keeps the beats of a maskable icon inside its safe zone, a circle of 80 %.
 */
export const ICONS: Readonly<Record<string, { size: number; radius: number; scale: number }>> = {
  "apple-touch-icon.png": { size: 180, radius: 0, scale: 0.9 },
  "icon-192.png": { size: 192, radius: 0.25, scale: 1 },
  "icon-512.png": { size: 512, radius: 0.25, scale: 1 },
  "maskable-192.png": { size: 192, radius: 0, scale: 0.8 },
  "maskable-512.png": { size: 512, radius: 0, scale: 0.8 },
};
