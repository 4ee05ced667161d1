import type { ComponentProps, ReactNode } from 'react'
import { RouteLink } from './RouteLink.tsx'
import './button.css'

/** How loud a button is: one `accent` a screen, `primary` for what one came to do, `plain` for the rest. */
export type ButtonLook = 'primary' | 'accent' | 'plain' | 'quiet' | 'danger'

interface Look {
  look?: ButtonLook | undefined
  size?: 's' | 'm' | 'l' | undefined
  icon?: ReactNode
}

/** Props of `Button`: a plain button's, and its look. `isBusy` keeps it focusable but deaf. */
export interface ButtonProps extends ComponentProps<'button'>, Look {
  isBusy?: boolean | undefined
}

function classes({ look = 'plain', size = 'm' }: Look, extra: string | undefined, isBusy = false): string {
  return `ct-button ct-button-${look} ct-button-${size}${isBusy ? ' ct-button-busy' : ''}${extra ? ` ${extra}` : ''}`
}

/** A button in the house style; type `button` unless told otherwise. */
export function Button({ look, size, icon, isBusy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes({ look, size }, className, isBusy)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      {children}
    </button>
  )
}

/** Props of `LinkButton`: an in-app address and a look. */
export interface LinkButtonProps extends ComponentProps<typeof RouteLink>, Look {}

/** A link that looks like a button; leads to an address of this app and preloads it on hover and focus. */
export function LinkButton({ look, size, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <RouteLink {...rest} className={classes({ look, size }, className)}>
      {icon}
      {children}
    </RouteLink>
  )
}
