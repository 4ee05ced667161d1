import { useText } from '@/i18n/useText.ts'
import { Money } from './Money.tsx'
import type { MoneyProps } from './Money.tsx'

interface AboutProps extends MoneyProps {
  /** Whether the amount is only about right: a total of several currencies. */
  isAbout: boolean | undefined
}

/** An amount that may be approximate, and says so. */
export function AboutMoney({ isAbout = false, ...money }: AboutProps) {
  const t = useText()
  return (
    <>
      {isAbout && <span className="ct-dim">{t('common.about')} </span>}
      <Money {...money} />
    </>
  )
}
