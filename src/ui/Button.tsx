import type { ComponentProps, ReactNode } from 'react'
import { RouteLink } from './RouteLink.tsx'
import './button.css'

/** Emphasis of a button: one `accent` per screen, `primary` for the main action, `plain` for others. */
export type ButtonVariant = 'primary' | 'accent' | 'plain' | 'quiet' | 'danger'

interface Style {
  variant?: ButtonVariant | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  icon?: ReactNode
}

/** Props of `Button`: a native button's, its variant and size. `isBusy` keeps it focusable but inactive. */
export interface ButtonProps extends ComponentProps<'button'>, Style {
  isBusy?: boolean | undefined
}

function classes({ variant = 'plain', size = 'medium' }: Style, extra: string | undefined, isBusy = false): string {
  return `ct-button ct-button-${variant} ct-button-${size}${isBusy ? ' ct-button-busy' : ''}${extra ? ` ${extra}` : ''}`
}

/** Button with our styles; type `button` by default. */
export function Button({ variant, size, icon, isBusy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes({ variant, size }, className, isBusy)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      {children}
    </button>
  )
}

/** Props of `LinkButton`: an in-app URL, a variant and a size. */
export interface LinkButtonProps extends ComponentProps<typeof RouteLink>, Style {}

/** A link styled as a button, to a URL of this app; preloads its page on hover and focus. */
export function LinkButton({ variant, size, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <RouteLink {...rest} className={classes({ variant, size }, className)}>
      {icon}
      {children}
    </RouteLink>
  )
}
