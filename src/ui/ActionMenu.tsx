import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { MoreIcon } from './MoreIcon.tsx'
import { RouteLink } from './RouteLink.tsx'
import './dialog.css'
import './button.css'

/** One entry of a menu: a link, or what it does. */
export interface MenuAction {
  key: string
  text: string
  to?: string | undefined
  run?: (() => void) | undefined
  /** It destroys something: it stands last. */
  isDanger?: boolean | undefined
}

/** Props of `ActionMenu`: text of the button, its whole name for screen readers, and the entries. */
export interface ActionMenuProps {
  text: string
  label: string
  actions: readonly MenuAction[]
}

/** Gap to the button and to the edges of the window, px. */
const GAP = 4

/** Puts the menu below its button, or above it where there is no room, inside the window. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = menu
  const isRtl = getComputedStyle(button).direction === 'rtl'
  const left = isRtl ? at.left : at.right - width
  const below = at.bottom + GAP
  const top = below + height + GAP > window.innerHeight ? at.top - height - GAP : below
  menu.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`
  menu.style.top = `${Math.max(GAP, top)}px`
}

/**
 * A button with a menu of actions. The menu is in the top layer, so that no table cuts it off; arrows move in it, Escape
 * closes it, and the focus goes back to the button.
 */
export function ActionMenu({ text, label, actions }: ActionMenuProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="ct-button ct-button-quiet ct-button-small ct-more-button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <MoreIcon />
        <span className="ct-more-text">{text}</span>
      </button>
      {isOpen && (
        <Panel
          id={id}
          label={label}
          button={button}
          actions={[...actions.filter((one) => !one.isDanger), ...actions.filter((one) => one.isDanger)]}
          onClose={close}
          onLeave={() => setOpen(false)}
        />
      )}
    </>
  )
}

interface PanelProps extends Pick<ActionMenuProps, 'label' | 'actions'> {
  id: string
  button: RefObject<HTMLButtonElement | null>
  /** Closes the menu and focuses the button. */
  onClose: () => void
  /** Closes the menu because one acts elsewhere. */
  onLeave: () => void
}

function Panel({ id, label, button, actions, onClose, onLeave }: PanelProps) {
  const menu = useRef<HTMLUListElement>(null)
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  useLayoutEffect(() => {
    const { current } = menu
    if (!current || !button.current) return
    // Without popovers (an old browser) it is placed the same, below the dialogs only.
    if ('showPopover' in current) current.showPopover()
    place(current, button.current)
    current.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true })
  }, [button])
  useEffect(() => {
    const handleDown = (event: PointerEvent) => {
      const isInside = (root: HTMLElement | null) => event.target instanceof Node && root?.contains(event.target)
      if (!isInside(menu.current) && !isInside(button.current)) leave.current()
    }
    // It is placed in the window, so it follows its button, until that is out of sight.
    const handleMove = () => {
      if (!menu.current || !button.current) return
      const { top, bottom } = button.current.getBoundingClientRect()
      if (bottom < 0 || top > window.innerHeight) leave.current()
      else place(menu.current, button.current)
    }
    document.addEventListener('pointerdown', handleDown)
    window.addEventListener('scroll', handleMove, true)
    window.addEventListener('resize', handleMove)
    return () => {
      document.removeEventListener('pointerdown', handleDown)
      window.removeEventListener('scroll', handleMove, true)
      window.removeEventListener('resize', handleMove)
    }
  }, [button])
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
      return
    }
    if (event.key === 'Tab') {
      onClose()
      return
    }
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
    const now = items.findIndex((item) => item === document.activeElement)
    const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    items.at(to % items.length)?.focus()
  }
  return (
    <ul
      ref={menu}
      id={id}
      role="menu"
      aria-label={label}
      popover="manual"
      className="ct-more-menu"
      onKeyDown={handleKey}
    >
      {actions.map(({ key, text, to, run, isDanger }) => {
        const className = isDanger ? 'ct-menu-item ct-menu-danger' : 'ct-menu-item'
        return (
          <li key={key} role="none">
            {to === undefined ? (
              <button
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={className}
                onClick={() => {
                  onClose()
                  run?.()
                }}
              >
                {text}
              </button>
            ) : (
              <RouteLink role="menuitem" tabIndex={-1} className={className} to={to} onClick={onLeave}>
                {text}
              </RouteLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
