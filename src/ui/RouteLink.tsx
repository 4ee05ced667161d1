import { use } from 'react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { PreloadContext } from './preload.ts'

/** Props of `RouteLink`: a router link's, with the address as text (from `hrefTo`). */
export interface RouteLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  to: string
}

/** A link inside the app that fetches the target's code on hover, touch and focus. */
export function RouteLink({ to, onPointerEnter, onFocus, ...rest }: RouteLinkProps) {
  const preload = use(PreloadContext)
  return (
    <Link
      {...rest}
      to={to}
      onPointerEnter={(event) => {
        preload(to)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        preload(to)
        onFocus?.(event)
      }}
    />
  )
}
