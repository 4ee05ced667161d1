import type { ReactNode } from 'react'

function Icon({ children, size = 18 }: { children: ReactNode; size?: number | undefined }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

interface IconProps {
  /** Side length in px. */
  size?: number
}

/** A cross: close, clear. */
export const CloseIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M5 5l10 10M15 5L5 15" />
  </Icon>
)
/** A magnifying glass: search. */
export const SearchIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <circle cx="8.5" cy="8.5" r="5" />
    <path d="M12.5 12.5L17 17" />
  </Icon>
)
/** Three lines: opens the drawer. */
export const MenuIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M2.5 5h15M2.5 10h15M2.5 15h15" />
  </Icon>
)
/** A small arrow down: opens a list. */
export const DownIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M5 8l5 5 5-5" />
  </Icon>
)
/** A leaf of a calendar: opens a calendar. */
export const CalendarIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5" />
  </Icon>
)
/** A tick: done. */
export const CheckIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M4 10.5l4 4 8-9" />
  </Icon>
)
/** A sun: light mode. */
export const SunIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <circle cx="10" cy="10" r="3.5" />
    <path d="M10 1.5v2.5M10 16v2.5M1.5 10H4M16 10h2.5M4 4l1.7 1.7M14.3 14.3L16 16M16 4l-1.7 1.7M5.7 14.3L4 16" />
  </Icon>
)
/** A moon: dark mode. */
export const MoonIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M16.5 12A7 7 0 018 3.5a7 7 0 108.5 8.5z" />
  </Icon>
)
/** Two sheets: copy. */
export const CopyIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M7 7h9v10H7zM13 7V3H4v10h3" />
  </Icon>
)
/** An arrow in reading direction. */
export const ForwardIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path className="ct-flip" d="M3 10h13M11 5l5 5-5 5" />
  </Icon>
)
/** A house: home. */
export const HomeIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M3 9l7-6 7 6v8h-5v-5H8v5H3z" />
  </Icon>
)
/** A stack of containers: the market. */
export const ContainersIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M2 11h8v6H2zM10 11h8v6h-8zM6 4h8v7H6zM4.7 13v2M7.3 13v2M12.7 13v2M15.3 13v2M8.7 6.5v2M11.3 6.5v2" />
  </Icon>
)
/** A ship: sailings. */
export const ShipIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M2 12h16l-2.5 5h-11zM5 12V8h5v4M10 12V5h4v7" />
  </Icon>
)
/** A person: the member. */
export const PersonIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <circle cx="10" cy="6.5" r="3.5" />
    <path d="M3.5 17.5c.6-4 3-5.5 6.5-5.5s5.9 1.5 6.5 5.5" />
  </Icon>
)
/** A sheet with lines: tenders. */
export const SheetIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M4 2.5h12v15H4zM7 6.5h6M7 10h6M7 13.5h3" />
  </Icon>
)
