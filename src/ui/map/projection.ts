/** A geographic position: degrees east and north. */
export interface MapPoint {
  lon: number
  lat: number
}

/** A position in units of half a degree, like the land outline: x grows east, y grows south. */
export interface Spot {
  x: number
  y: number
}

/** A section of the map in units of half a degree. */
export interface MapWindow {
  x: number
  y: number
  width: number
  height: number
}

const TURN = 720

/** Position in units of half a degree; `near` shifts it by full turns to within half a turn of that x. */
export function project({ lon, lat }: MapPoint, near = 0): Spot {
  const x = lon * 2
  return { x: x - TURN * Math.round((x - near) / TURN), y: -lat * 2 }
}

/** Both ends of a lane, the second on the shorter side of the globe, both shifted onto the repeated land. */
export function projectLane(from: MapPoint, to: MapPoint): [Spot, Spot] {
  const a = project(from)
  const b = project(to, a.x)
  const shift = Math.min(a.x, b.x) < -360 ? TURN : 0
  return [
    { x: a.x + shift, y: a.y },
    { x: b.x + shift, y: b.y },
  ]
}

/**
 * Between Europe, Africa and Asia lanes bend to the south, as ships go; elsewhere towards the pole, like a great
 * circle.
 */
function bend(a: Spot, b: Spot): number {
  const isOldWorld = [a, b].every(({ x }) => {
    const eastOfAtlantic = x + 40 - TURN * Math.floor((x + 40) / TURN)
    return eastOfAtlantic < 340
  })
  const distance = Math.hypot(b.x - a.x, b.y - a.y)
  const northern = a.y + b.y < 0 ? -1 : 1
  return distance * (isOldWorld ? 0.22 : 0.16 * northern)
}

const n = (value: number): string => value.toFixed(1)

const middleOf = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + bend(a, b) })

/** The place on the arc between two positions after a part of it, 0 to 1. */
export function arcSpot(a: Spot, b: Spot, part: number): Spot {
  const mid = middleOf(a, b)
  const on = (from: number, over: number, to: number): number =>
    (1 - part) ** 2 * from + 2 * (1 - part) * part * over + part ** 2 * to
  return { x: on(a.x, mid.x, b.x), y: on(a.y, mid.y, b.y) }
}

/** SVG path of the arc between two positions. */
export function arcPath(a: Spot, b: Spot): string {
  const mid = middleOf(a, b)
  return `M${n(a.x)} ${n(a.y)}Q${n(mid.x)} ${n(mid.y)} ${n(b.x)} ${n(b.y)}`
}

/**
 * A section with the given aspect ratio (width / height) around two positions, with room for their names; `room` is more
 * than 1 where these are large.
 */
export function windowAround(a: Spot, b: Spot, shape: number, room = 1): MapWindow {
  const least = 90
  const sag = Math.abs(bend(a, b)) / 2
  let width = Math.max(Math.abs(a.x - b.x) * 1.6 + 60, least * shape) * room
  let height = Math.max(Math.abs(a.y - b.y) * 1.5 + sag + 40, least)
  if (width / height < shape) width = height * shape
  else height = width / shape
  const x = (a.x + b.x) / 2 - width / 2
  const y = (a.y + b.y) / 2 + Math.sign(bend(a, b)) * (sag / 2) - height / 2
  return { x, y: Math.min(Math.max(y, -175), Math.max(-175, 150 - height)), width, height }
}
