import { useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderContract } from '@/contract/money/order/contract/schemas.ts'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { ContractText } from './ContractText.tsx'
import { VersionList } from './VersionList.tsx'
import './contract.css'

interface CardProps {
  /** Id and number of the order. */
  id: string
  no: string
}

/** Receipt and hash of each version of a contract; its text can be checked, read, printed and downloaded. */
export function ContractCard({ id, no }: CardProps) {
  const query = useQuery(orderEndpoints.contract, { id }, { silent: true })
  return (
    <QueryBlock query={query} height={220}>
      {(newest) => <Versions newest={newest} no={no} />}
    </QueryBlock>
  )
}

function Versions({ newest, no }: { newest: OrderContract; no: string }) {
  const [chosen, setChosen] = useState<number>()
  const { versions = [] } = newest
  const count = Math.max(versions.length, 1)
  const shown = chosen ?? count
  return (
    <div className="ct-contract">
      {count > 1 && <VersionList versions={versions} shown={shown} onShow={setChosen} />}
      {shown === count ? (
        <ContractText key={newest.hash} contract={newest} no={no} />
      ) : (
        <Earlier key={shown} id={newest.orderId} version={shown} no={no} />
      )}
    </div>
  )
}

function Earlier({ version, id, no }: CardProps & { version: number }) {
  const query = useQuery(orderEndpoints.contract, { id, version }, { silent: true })
  return (
    <QueryBlock query={query} height={220}>
      {(contract) => <ContractText key={contract.hash} contract={contract} no={no} />}
    </QueryBlock>
  )
}
