import type { OrderSide } from '@/contract/money/order/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useAddressValues } from '@/routes/addressValues.ts'
import { readId } from '@/routes/params.ts'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { AgreementsList } from './AgreementsList.tsx'
import { TradeTabs } from './TradeTabs.tsx'
import { AgreementView } from './AgreementView.tsx'

/** The agreements of one side, or one of them. */
export function Agreements({ side }: { side: OrderSide }) {
  const t = useText()
  const { agreement } = useAddressValues({ agreement: readId })
  if (agreement) return <AgreementView key={agreement} id={agreement} side={side} />
  return (
    <>
      <PageHeader title={t('agreement.list.title')} lead={t('agreement.list.lead')} />
      <TradeTabs side={side} current="agreements" />
      <AgreementsList side={side} />
    </>
  )
}
