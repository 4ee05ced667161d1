import { useState } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { LazySection } from '@/ui/LazySection.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import type { OrderProps } from '../useOrderAct.ts'

const load = async () => (await import('./ChargeForm.tsx')).ChargeForm

/** The seller's form for an additional charge, fetched when it is asked for; closed it keeps what was typed. */
export function ProposeCharge(props: OrderProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const open = () => {
    setAsked(true)
    setOpen(true)
  }
  return (
    <>
      {!isOpen && (
        <div>
          <Button onClick={open}>{t('order.charges.propose')}</Button>
        </div>
      )}
      {isAsked && (
        <LazySection
          load={load}
          placeholder={<SkeletonBlock height={240} />}
          props={{ ...props, isOpen, onClose: () => setOpen(false) }}
        />
      )}
    </>
  )
}
