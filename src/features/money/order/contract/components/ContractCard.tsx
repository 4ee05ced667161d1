import { useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderContract } from '@/contract/money/order/contract/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { saveText } from '@/shared/save.ts'
import { Button } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { checkContract } from '../check.ts'
import type { ContractVerdict } from '../check.ts'
import { ContractSheet } from './ContractSheet.tsx'
import './contract.css'

interface CardProps {
  /** Id and number of the order. */
  id: string
  no: string
}

/** Receipt and hash of a contract; its text can be checked, read, printed and downloaded. */
export function ContractCard({ id, no }: CardProps) {
  const query = useQuery(orderEndpoints.contract, { id }, { silent: true })
  return (
    <QueryBlock query={query} height={220}>
      {(contract) => <Contract key={contract.hash} contract={contract} no={no} />}
    </QueryBlock>
  )
}

const TONES = { same: 'ok', differs: 'danger', cannot: 'warn' } as const

function Contract({ contract, no }: { contract: OrderContract; no: string }) {
  const t = useText()
  const [verdict, setVerdict] = useState<ContractVerdict>()
  const [isBusy, setBusy] = useState(false)
  const [isRead, setRead] = useState(false)
  const { receipt, hash, canonical } = contract
  const check = async () => {
    setBusy(true)
    setVerdict(await checkContract(contract))
    setBusy(false)
  }
  return (
    <div className="ct-contract">
      <DefinitionGrid
        items={[
          {
            label: t('contract.receipt'),
            span: 2,
            value: (
              <span className="ct-code ct-nowrap">
                {receipt} <CopyButton text={receipt} what={t('contract.receipt')} />
              </span>
            ),
          },
          { label: t('contract.hash'), span: 4, value: <span className="ct-code ct-contract-hash">{hash}</span> },
        ]}
      />
      <p className="ct-dim">{t('contract.what')}</p>
      <div className="ct-contract-actions">
        <Button variant="primary" isBusy={isBusy} onClick={() => void check()}>
          {t('contract.check')}
        </Button>
        <Button onClick={() => setRead(true)}>{t('contract.read')}</Button>
        <Button onClick={() => saveText(`contract-${no}.json`, canonical, 'application/json')}>
          {t('contract.download')}
        </Button>
      </div>
      <div role="status">{verdict && <Notice tone={TONES[verdict]}>{t(`contract.verdict.${verdict}`)}</Notice>}</div>
      {isRead && <ContractSheet contract={contract} onClose={() => setRead(false)} />}
    </div>
  )
}
