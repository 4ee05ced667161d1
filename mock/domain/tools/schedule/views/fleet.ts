import type { Fleet } from '@/contract/tools/schedule/views/schemas.ts'
import { SERVICES, SHIPS } from '../timetable.ts'
import { serviceName } from './call.ts'

/** All services and ships, in the order of the timetable. */
export const fleetOf = (): Fleet => ({
  services: [...SERVICES.values()].map((service) => ({ ...serviceName(service), lane: service.lane })),
  ships: SHIPS.map(({ imo, name, service }) => ({ imo, vesselName: name, serviceCode: service })),
})
