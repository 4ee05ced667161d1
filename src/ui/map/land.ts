/** Outline of the world's land as SVG path data: x = longitude * 2, y = -latitude * 2 (half degrees). Simplified from Natural Earth 110m, public domain. */
export const LAND_PATH =
  's land as SVG path data: x = longitude * 2, y = -latitude * 2 (half degrees). Simplified from Natural Earth 11' +
  '0m, public domain. */
export const LAND_PATH =
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   ' +
  '+
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   ' +
  '+
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
   +
  '
