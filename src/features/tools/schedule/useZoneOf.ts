import { useFreight } from '@/reference/useReferences.ts'

/** Returns a function that yields the time zone of a port; UTC for an unknown one. */
export function useZoneOf(): (unlocode: string) => string {
  const { portOf } = useFreight()
  return (unlocode) => portOf(unlocode)?.timezone ?? 'UTC'
}
