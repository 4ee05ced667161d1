/**
 * The logo: a container's door end, whose leaves, lock rods and open side form a C and the roof of the character for
 * "store".
 */
export function BrandMark({ size = 36 }: { size?: number | undefined }) {
  return (
    <svg className="ct-mark" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path className="ct-mark-roof" d="M20 1L39 12.5V16L20 5.5L1 16V12.5Z" />
      <path className="ct-mark-box" d="M5 17H35V22H10V33H35V38H5Z" />
      <path className="ct-mark-rods" d="M15 24.5V30.5M20 24.5V30.5M25 24.5V30.5" />
      <path className="ct-mark-bar" d="M31 24.5H35V30.5H31Z" />
    </svg>
  )
}
