import type { ReactNode } from 'react'

/** Subscribes to a port, ship or service; rendered by the page. */
export type Follow = (type: 'PORT' | 'VESSEL' | 'SERVICE', id: string, name: string) => ReactNode
