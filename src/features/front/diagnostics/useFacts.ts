import { useEffect, useState } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import { useMarketKind } from '@/api/useMarketKind.ts'
import type { MarketKind } from '@/api/marketKind.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { env } from '@/config/env.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useFormats } from '@/i18n/useFormats.ts'
import type { MessageId } from '@/i18n/ids.ts'
import { useText } from '@/i18n/useText.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { useReference } from '@/reference/ReferenceProvider.tsx'
import { useSession } from '@/session/SessionProvider.tsx'
import { browserFeatures, deviceZone } from './browserFacts.ts'
import type { FeatureId } from './browserFacts.ts'
import { readStorageFacts } from './storageFacts.ts'
import type { EntryFacts, StorageFacts } from './storageFacts.ts'

/** One fact as text, the same on the page and in the report. */
interface Fact {
  label: string
  value: string
}

/** A heading with its facts. */
export interface FactGroup {
  title: string
  facts: readonly Fact[]
}

function useStorageFacts(): StorageFacts | undefined {
  const { user, epoch, status } = useSession()
  const [facts, setFacts] = useState<StorageFacts>()
  useEffect(() => {
    let isCurrent = true
    void readStorageFacts(user?.id).then((read) => isCurrent && setFacts(read))
    return () => {
      isCurrent = false
    }
  }, [user?.id, epoch, status])
  return facts
}

function buildFacts(t: TextOf, kind: MarketKind): FactGroup {
  return {
    title: t('diagnostics.build'),
    facts: [
      { label: t('diagnostics.build.id'), value: env.buildId },
      { label: t('diagnostics.build.mode'), value: env.mode },
      { label: t('diagnostics.build.market'), value: t(`diagnostics.build.market.${kind}`) },
      { label: t('diagnostics.build.screen'), value: `${window.innerWidth}×${window.innerHeight}@${devicePixelRatio}` },
      {
        label: t('diagnostics.build.online'),
        value: t(navigator.onLine ? 'diagnostics.build.online.yes' : 'diagnostics.build.online.no'),
      },
      { label: t('diagnostics.build.browser'), value: navigator.userAgent },
    ],
  }
}

function useClockFacts(t: TextOf): FactGroup {
  const { clock } = useApi()
  const now = useServerNow()
  const formats = useFormats()
  const { locale, raw, direction } = useLocale()
  const at = (ms: number) => formats.dateTime(new Date(ms).toISOString())
  return {
    title: t('diagnostics.clock'),
    facts: [
      { label: t('diagnostics.clock.device'), value: at(now - clock.offset()) },
      { label: t('diagnostics.clock.server'), value: at(now) },
      {
        label: t('diagnostics.clock.offset'),
        value: t('diagnostics.clock.seconds', {
          seconds: formats.number(clock.offset() / 1000, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
        }),
      },
      { label: t('diagnostics.clock.zone'), value: deviceZone() },
      { label: t('diagnostics.clock.language'), value: locale },
      { label: t('diagnostics.clock.stored'), value: raw },
      { label: t('diagnostics.clock.direction'), value: direction },
    ],
  }
}

function useSessionFacts(t: TextOf): FactGroup {
  const { status, user } = useSession()
  const formats = useFormats()
  const { clock } = useApi()
  // Updated twice a minute: text that changes every second cannot be selected.
  const wall = useServerNow(30_000) - clock.offset()
  const facts = useStorageFacts()
  const yes = (value: boolean | undefined) => t(value ? 'common.yes' : 'common.no')
  const entry = (one: EntryFacts | undefined) =>
    one
      ? t('diagnostics.session.entry', {
          age: formats.relative(one.storedAt, Math.max(wall, Date.parse(one.storedAt))),
          expiry: formats.dateTime(one.expiresAt),
        })
      : t('diagnostics.session.absent')
  return {
    title: t('diagnostics.session'),
    facts: [
      { label: t('diagnostics.session.status'), value: t(`diagnostics.session.status.${status}`) },
      ...(user ? [{ label: t('diagnostics.session.userType'), value: t(`common.userType.${user.userType}`) }] : []),
      { label: t('diagnostics.session.access'), value: entry(facts?.access) },
      { label: t('diagnostics.session.refresh'), value: entry(facts?.refresh) },
      {
        label: t('diagnostics.session.storage'),
        value: t(`diagnostics.session.storage.${facts?.persistent === false ? 'memory' : 'persistent'}`),
      },
      { label: t('diagnostics.session.encrypted'), value: yes(facts?.encrypted) },
      { label: t('diagnostics.session.entries'), value: formats.number(facts?.entries ?? 0) },
      { label: t('diagnostics.session.drafts'), value: formats.number(facts?.drafts ?? 0) },
    ],
  }
}

function featureFacts(t: TextOf): FactGroup {
  const facts = Object.entries(browserFeatures()).map(([id, has]) => ({
    // The keys are those of `browserFeatures`.
    label: t(`diagnostics.feature.${id as FeatureId}` satisfies MessageId),
    value: t(has ? 'diagnostics.features.yes' : 'diagnostics.features.no'),
  }))
  return { title: t('diagnostics.features'), facts }
}

function useReferenceFacts(t: TextOf): FactGroup {
  const formats = useFormats()
  const provinces = useReference('provinces')
  const countries = useReference('countries')
  const dicts = useReference('sysAllDictItems')
  const freight = useReference('freight')
  const count = (size: number | undefined, error: Error | undefined) => {
    if (size !== undefined) return formats.number(size)
    return t(error ? 'diagnostics.reference.failed' : 'diagnostics.reference.waiting')
  }
  return {
    title: t('diagnostics.reference'),
    facts: [
      { label: t('diagnostics.reference.provinces'), value: count(provinces.data?.length, provinces.error) },
      { label: t('diagnostics.reference.countries'), value: count(countries.data?.length, countries.error) },
      { label: t('diagnostics.reference.dicts'), value: count(dicts.data?.size, dicts.error) },
      { label: t('diagnostics.reference.ports'), value: count(freight.data?.ports.length, freight.error) },
    ],
  }
}

/** Returns all facts of the self-check as text; never a token or a password. PRODUCT /test. */
export function useFacts(): readonly FactGroup[] {
  const t = useText()
  const kind = useMarketKind()
  const clock = useClockFacts(t)
  const session = useSessionFacts(t)
  const reference = useReferenceFacts(t)
  return [buildFacts(t, kind), session, clock, reference, featureFacts(t)]
}
