import { RouteLink } from '@/ui/RouteLink.tsx'
import { portPlace, servicePlace, vesselPlace } from '../places.ts'

/** Codes of a sailing as links to the timetable of that port, ship or service. */
export const PortLink = ({ port }: { port: string }) => <RouteLink to={portPlace(port)}>{port}</RouteLink>
export const ServiceLink = ({ code }: { code: string }) => <RouteLink to={servicePlace(code)}>{code}</RouteLink>
export const VesselLink = ({ imo }: { imo: string }) => <RouteLink to={vesselPlace(imo)}>{imo}</RouteLink>
