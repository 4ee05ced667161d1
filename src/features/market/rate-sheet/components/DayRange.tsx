/** First and last day; a line may break between them only. */
export function DayRange({ from, to }: { from: string; to: string }) {
  return (
    <span className="ct-code">
      <span className="ct-nowrap">{from} –</span> <span className="ct-nowrap">{to}</span>
    </span>
  )
}
