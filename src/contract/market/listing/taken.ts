import type { ListingCharge } from './draft.ts'

/** Lines that a booking takes: all but the optional ones, and of these the services. */
export function takenOf<Line extends Pick<ListingCharge, 'optional' | 'code'>>(
  charges: readonly Line[],
  services: readonly string[] = [],
): Line[] {
  return charges.filter(({ optional, code }) => optional !== true || services.includes(code))
}
