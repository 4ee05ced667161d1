import { use } from 'react'
import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { PreloadContext } from './preload.ts'

/** Props of `RouteLink`: a link's, with the URL as text (from `hrefTo`). */
export interface RouteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  /** Replaces the current history entry. */
  replace?: boolean | undefined
  /** History state, e.g. input of this page. */
  state?: unknown
}

/** A link inside the app that prefetches the target's code on hover, touch and focus. */
export function RouteLink({
  to,
  replace,
  state,
  target,
  children,
  onClick,
  onPointerEnter,
  onFocus,
  ...rest
}: RouteLinkProps) {
  const preload = use(PreloadContext)
  const href = useHref(to)
  // Not react-router's Link: it includes prefetching for a server that we do not have.
  const go = useLinkClickHandler(to, {
    ...(replace && { replace }),
    ...(target && { target }),
    state,
  })
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) go(event)
      }}
      onPointerEnter={(event) => {
        preload(to)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        preload(to)
        onFocus?.(event)
      }}
    >
      {children}
    </a>
  )
}
