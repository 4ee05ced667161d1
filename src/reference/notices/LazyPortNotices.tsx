import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'

interface PortNoticesProps {
  /** UN/LOCODEs of the ports on the page. */
  ports: readonly (string | undefined)[]
}

const Loaded = lazy(async (): Promise<{ default: ComponentType<{ ports: readonly string[] }> }> => {
  try {
    const { PortNotices } = await import('./PortNotices.tsx')
    return { default: PortNotices }
  } catch {
    // The page works without its notices.
    return { default: () => null }
  }
})

/** Notices of the last 30 days that concern these ports; renders nothing if there are none. Loaded after the page. */
export function LazyPortNotices({ ports }: PortNoticesProps) {
  const codes = [...new Set(ports.filter((port) => port !== undefined))]
  if (codes.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Loaded ports={codes} />
    </Suspense>
  )
}
