import { useQuery } from '@/api/useQuery.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { messagesPlace, placeOf } from '@/features/member/notification/places.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { CERTIFICATION_TONES } from '@/reference/statusTones.ts'
import { hrefTo } from '@/routes/href.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { LinkButton } from '@/ui/Button.tsx'
import { Chip, StatusTag } from '@/ui/Chip.tsx'
import { Meter } from '@/ui/Meter.tsx'
import { MixedText } from '@/ui/MixedText.tsx'
import { Money } from '@/ui/Money.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { HomeWork } from '../../home/work/HomeWork.tsx'
import { OpenOrders } from '../blocks/OpenOrders.tsx'
import { RowBlock } from '../blocks/RowBlock.tsx'
import './user.css'

const SHOWN = 4
const OWN = { silent: true, refreshOnFocus: true } as const

/** What waits for this member: its enterprise, tasks, payments, messages and invoices. */
export function MemberNow() {
  const { user } = useSession()
  return (
    <>
      <Enterprise />
      <HomeWork />
      <div className="ct-hub-blocks">
        {/* Consolidation enterprises only sell. */}
        <OpenOrders shown={SHOWN} toPayOnly={user?.userType !== 3} />
        <Messages />
        <Invoices />
      </div>
    </>
  )
}

/** Name, certification and how complete the public card is. */
function Enterprise() {
  const t = useText()
  const { locale } = useLocale()
  const query = useQuery(memberEndpoints.memCenter, {}, OWN)
  return (
    <QueryBlock query={query} height={92} narrow={190}>
      {({ member, profile: { pct } }) => (
        <section className="ct-hub-enterprise" aria-label={t('hub.user.enterprise')}>
          <div className="ct-hub-enterprise-words">
            <h2>{wordsIn(locale, member.nameZh, member.nameEn)}</h2>
            <span className="ct-hub-row-facts">
              <span>{t(`common.userType.${member.userType}`)}</span>
              <StatusTag tone={CERTIFICATION_TONES[member.certification]}>
                <DictText dict="certification_status" code={member.certification} />
              </StatusTag>
            </span>
          </div>
          <Meter
            value={pct}
            max={100}
            label={t('hub.user.profile')}
            text={t('hub.user.profile.pct', { pct })}
            tone={pct < 100 ? 'warn' : 'ok'}
          />
          <LinkButton to={hrefTo(member.certified ? 'baseInfo' : 'certification')}>
            {t(member.certified ? 'route.baseInfo' : 'route.certification')}
          </LinkButton>
        </section>
      )}
    </QueryBlock>
  )
}

function Messages() {
  const t = useText()
  const { relative } = useFormats()
  const now = useServerNow(30_000)
  const query = useQuery(messageEndpoints.unread, {}, OWN)
  const count = query.data?.count ?? 0
  return (
    <RowBlock
      title={t('hub.user.messages')}
      note={count > 0 && t('hub.user.messages.unread', { count })}
      all={{ to: messagesPlace(), text: t('common.action.viewAll') }}
      query={query}
      none={t('hub.user.messages.none')}
      size={SHOWN}
      rowsOf={({ latest }) =>
        latest.slice(0, SHOWN).map(({ id, title, body, target, type, at, readAt }) => ({
          id,
          to: placeOf({ target, type }) ?? messagesPlace(),
          title: <MixedText>{title}</MixedText>,
          facts: (
            <>
              <time dateTime={at}>{relative(at, now)}</time>
              <span title={body}>
                <MixedText>{body}</MixedText>
              </span>
            </>
          ),
          end: readAt === undefined && <Chip tone="accent">{t('hub.user.messages.new')}</Chip>,
        }))
      }
    />
  )
}

function Invoices() {
  const t = useText()
  const { locale } = useLocale()
  const billable = useQuery(invoiceEndpoints.billable, { size: 1 }, OWN)
  const query = useQuery(invoiceEndpoints.page, { size: SHOWN }, OWN)
  const open = billable.data?.total ?? 0
  return (
    <RowBlock
      title={t('hub.user.invoices')}
      note={open > 0 && t('hub.user.invoices.billable', { count: open })}
      all={{ to: hrefTo('invoice', { tab: 'requests' }), text: t('common.action.viewAll') }}
      query={query}
      none={t('hub.user.invoices.none')}
      next={{ to: hrefTo('invoice', { tab: 'billable' }), text: t('hub.user.invoices.request') }}
      size={SHOWN}
      rowsOf={({ records }) =>
        records.map(({ id, no, status, seller, amount }) => ({
          id,
          to: hrefTo('invoice', { id }),
          title: wordsIn(locale, seller.nameZh, seller.nameEn),
          facts: (
            <>
              <Chip>
                <DictText dict="invoice_status" code={status} />
              </Chip>
              <span className="ct-code" title={no}>
                {no}
              </span>
            </>
          ),
          end: <Money value={amount} />,
        }))
      }
    />
  )
}
