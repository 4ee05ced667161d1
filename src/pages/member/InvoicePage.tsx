import { BillableList } from '@/features/money/invoice/components/BillableList.tsx'
import { InvoiceView } from '@/features/money/invoice/components/InvoiceView.tsx'
import { RequestsList } from '@/features/money/invoice/components/RequestsList.tsx'
import { TitlesList } from '@/features/money/invoice/components/TitlesList.tsx'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { readId } from '@/routes/params.ts'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { useAddressValues } from '@/routes/addressValues.ts'

const TABS = ['billable', 'requests', 'titles'] as const

export default function InvoicePage() {
  const t = useText()
  const { id, tab: asked = 'billable' } = useAddressValues({ id: readId, tab: TABS })
  const tab = id ? 'requests' : asked
  return (
    <>
      <PageHeader title={t('route.invoice')} lead={t('invoice.lead')} />
      <TabLinks
        label={t('route.invoice')}
        items={TABS.map((one) => ({
          to: one === 'billable' ? hrefTo('invoice') : hrefTo('invoice', { tab: one }),
          text: t(`invoice.tab.${one}`),
          isCurrent: one === tab,
        }))}
      />
      {tab === 'billable' && <BillableList />}
      {tab === 'titles' && <TitlesList />}
      {tab === 'requests' && (id ? <InvoiceView key={id} id={id} /> : <RequestsList />)}
    </>
  )
}
