/** Three dots: further actions. */
export function MoreIcon() {
  return (
    <svg width={16} height={16} viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <path d="M2 7h2v2H2zM7 7h2v2H7zM12 7h2v2h-2z" />
    </svg>
  )
}
