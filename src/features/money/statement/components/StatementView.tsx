import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { useQuery } from '@/api/useQuery.ts'
import { moneyText, sumByCurrency } from '@/contract/money.ts'
import { lessOf } from '@/contract/money/order/dues.ts'
import { statementEndpoints } from '@/contract/money/statement/endpoints.ts'
import type { StatementDetail } from '@/contract/money/statement/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { monthText } from '@/shared/monthText.ts'
import { useNameOf } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { toast } from '@/ui/toast.ts'
import { useStatementExport } from '../export/useStatementExport.ts'
import { partyOf, statementsLink } from '../link.ts'
import { Rates } from './Rates.tsx'
import { StatementLines } from './StatementLines.tsx'
import { StatementTag } from './StatementTag.tsx'
import { Sums } from './Sums.tsx'

const POLL_MS = 5_000

/** One monthly statement: its balances, and its lines to check. */
export function StatementView({ id }: { id: string }) {
  const t = useText()
  const query = useQuery(statementEndpoints.detail, { id }, { silent: true, refreshOnFocus: true, pollMs: POLL_MS })
  if (query.data) return <Content statement={query.data} />
  const isBroken = query.error?.name === 'TransportError'
  return (
    <>
      <PageHeader title={t('statement.title')} />
      {query.isFirstLoad && <SkeletonBlock height={480} />}
      {query.error && isBroken && <ErrorState error={query.error} onRetry={query.refresh} />}
      {query.error && !isBroken && (
        <EmptyState
          title={t('statement.missing')}
          text={t('statement.missing.text')}
          action={<LinkButton to={statementsLink()}>{t('statement.back')}</LinkButton>}
        />
      )}
    </>
  )
}

/** Whether something of its balance went off since it was sent: what was paid can be invoiced. */
const isPartlyPaid = ({ closing, open }: StatementDetail): boolean => lessOf(closing, open).length > 0

function Content({ statement }: { statement: StatementDetail }) {
  const t = useText()
  const { locale } = useLocale()
  const { no, month, status, side } = statement
  const sheet = useStatementExport(statement)
  return (
    <>
      <PageHeader
        title={t('statement.of', { month: monthText(locale, month) })}
        lead={no}
        tags={<StatementTag status={status} />}
        actions={
          <>
            <MainAction statement={statement} />
            {side === 'BUYER' && isPartlyPaid(statement) && (
              <LinkButton to={hrefTo('invoice', { keyword: no })}>{t('statement.invoice')}</LinkButton>
            )}
            <Button isBusy={sheet.isSaving} onClick={() => void sheet.save()}>
              {t('statement.export')}
            </Button>
            <Button onClick={() => window.print()}>{t('statement.print')}</Button>
            <LinkButton to={statementsLink()}>{t('statement.back')}</LinkButton>
          </>
        }
      />
      <Standing statement={statement} />
      <Section title={t('statement.balance')}>
        <Balance statement={statement} />
      </Section>
      <Section title={t('statement.lines')}>
        <StatementLines statement={statement} />
        <Rates statement={statement} />
      </Section>
    </>
  )
}

/** What the seller or the buyer is to do with the whole of it: send it, or confirm what is not disputed. */
function MainAction({ statement: { id, version, side, status, lines } }: { statement: StatementDetail }) {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const open = lines.filter(({ state }) => state === 'OPEN').map(({ key }) => key)
  const proposed = lines.filter(({ kind, state }) => kind === 'LATE_FEE' && state === 'OPEN')
  const fees = sumByCurrency(proposed.map(({ amount }) => amount))
  const send = useAction(statementEndpoints.send, {
    intent: `statement.send:${id}:${version}`,
    onSuccess: () => {
      toast.success(t('statement.send.done'))
      close()
    },
    onError: close,
  })
  const confirm = useAction(statementEndpoints.confirmLines, {
    intent: `statement.confirm:${id}:${version}`,
    onSuccess: () => {
      toast.success(t('statement.confirm.done'))
      close()
    },
    onError: close,
  })
  const [isWaived, setWaived] = useState(false)
  const isDraft = side === 'SELLER' && status === 'DRAFT' && lines.length > 0
  const isToConfirm = side === 'BUYER' && open.length > 0
  if (!isDraft && !isToConfirm) return null
  const text = t(isDraft ? 'statement.send' : 'statement.confirmAll')
  return (
    <>
      <Button variant="accent" onClick={() => setAsked(true)}>
        {text}
      </Button>
      <Failure text={failureText(t, send.error ?? confirm.error)} />
      <ConfirmDialog
        isOpen={isAsked}
        isBusy={send.loading || confirm.loading}
        title={t(isDraft ? 'statement.send.title' : 'statement.confirmAll.title', { count: open.length })}
        confirmText={text}
        onCancel={close}
        onConfirm={() =>
          void (isDraft ? send.run({ id, version, waiveFees: isWaived }) : confirm.run({ id, version, lines: open }))
        }
      >
        <p>{t(isDraft ? 'statement.send.text' : 'statement.confirmAll.text')}</p>
        {fees.length > 0 && isDraft && (
          <CheckBox
            name="waiveFees"
            label={t('statement.send.waive', { amount: fees.map(moneyText).join(' + ') })}
            checked={isWaived}
            onChange={(event) => setWaived(event.target.checked)}
          />
        )}
        {fees.length > 0 && !isDraft && (
          <p>{t('statement.confirmAll.fees', { amount: fees.map(moneyText).join(' + ') })}</p>
        )}
      </ConfirmDialog>
    </>
  )
}

/** What the statement waits for, for this side. */
function Standing({ statement: { side, status, openLines } }: { statement: StatementDetail }) {
  const t = useText()
  if (status === 'DISPUTED') return <Notice tone="warn">{t(`statement.standing.DISPUTED.${side}`)}</Notice>
  if (status === 'SENT') return <Notice>{t(`statement.standing.SENT.${side}`, { count: openLines })}</Notice>
  return status === 'DRAFT' ? <Notice>{t('statement.standing.DRAFT')}</Notice> : null
}

function Balance({ statement }: { statement: StatementDetail }) {
  const t = useText()
  const { date, dateTime } = useFormats()
  const nameOf = useNameOf()
  const { side, opening, closing, disputed, open, due, sentAt } = statement
  return (
    <DefinitionGrid
      items={[
        {
          label: t(side === 'BUYER' ? 'credit.request.seller' : 'statement.buyer'),
          value: nameOf(partyOf(statement)),
          span: 2,
        },
        { label: t('statement.sentAt'), value: sentAt === undefined ? '–' : dateTime(sentAt) },
        { label: t('statement.opening'), value: <Sums amounts={opening} /> },
        { label: t('statement.closing'), value: <Sums amounts={closing} /> },
        { label: t('statement.disputed'), value: <Sums amounts={disputed} /> },
        { label: t('order.money.open'), value: <Sums amounts={open} /> },
        ...due.map(({ dueOn, amounts }) => ({
          label: t('statement.dueOn', { day: date(dueOn) }),
          value: <Sums amounts={amounts} />,
        })),
      ]}
    />
  )
}
