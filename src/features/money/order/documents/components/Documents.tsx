import { useState } from 'react'
import { isDeal } from '@/contract/money/order/contact.ts'
import type { OrderDocument } from '@/contract/money/order/documents/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Stack } from '@/ui/Split.tsx'
import type { OrderProps } from '../../useOrderAct.ts'
import { chainsOf } from '../chains.ts'
import { papersOf } from '../papers.ts'
import { DocumentForm } from './DocumentForm.tsx'
import { DocumentItem } from './DocumentItem.tsx'
import { Papers } from './Papers.tsx'
import './documents.css'

/** Documents of an order with their versions, the form to upload one, and the files of payments and charges. */
export function Documents(props: OrderProps) {
  const t = useText()
  const { documents = [], side, status } = props.order
  const [asked, setAsked] = useState<Pick<OrderDocument, 'kind' | 'label'> | 'new'>()
  const chains = chainsOf(documents)
  const isOpen = isDeal(status)
  return (
    <Stack>
      {chains.length === 0 && papersOf(props.order).length === 0 && <p className="ct-dim">{t('document.none')}</p>}
      {chains.length > 0 && (
        <ul className="ct-docs">
          {chains.map((chain) => (
            <DocumentItem
              key={`${chain.current.kind} ${chain.current.by} ${chain.current.label}`}
              {...props}
              chain={chain}
              isOpen={isOpen}
              onNext={chain.current.by === side && isOpen ? () => setAsked(chain.current) : undefined}
            />
          ))}
        </ul>
      )}
      {isOpen && asked === undefined && (
        <div>
          <Button onClick={() => setAsked('new')}>{t('document.upload')}</Button>
        </div>
      )}
      {isOpen && asked !== undefined && (
        <DocumentForm
          key={asked === 'new' ? 'new' : `${asked.kind} ${asked.label}`}
          {...props}
          first={asked === 'new' ? undefined : asked}
          onClose={() => setAsked(undefined)}
        />
      )}
      <Papers order={props.order} />
    </Stack>
  )
}
