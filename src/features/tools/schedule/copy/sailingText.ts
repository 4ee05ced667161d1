import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { colonOf } from '@/ui/listText.ts'
import { scheduleCopyEnUS } from './messages/en-US.ts'
import { scheduleCopyZhCN } from './messages/zh-CN.ts'

interface Named {
  nameZh: string
  nameEn: string
}

/** Lookup of names, and formatting of port times. */
export interface CopyNames {
  carrier: (scac: string) => Named | undefined
  port: (unlocode: string) => Named | undefined
  time: (iso: string, unlocode: string) => string
}

/** A sailing as plain text for e-mail and chats, in Chinese, then in English. */
export function sailingText(sailing: ScheduledSailing, names: CopyNames): string {
  const blocks = [
    { locale: 'zh-CN' as const, words: scheduleCopyZhCN, nameOf: (one: Named) => one.nameZh },
    { locale: 'en-US' as const, words: scheduleCopyEnUS, nameOf: (one: Named) => one.nameEn },
  ]
  return blocks
    .map(({ locale, words, nameOf }) =>
      linesOf(sailing, names, words, nameOf)
        .map(([label, value]) => `${label}${colonOf(locale)}${value}`)
        .join('\n'),
    )
    .join('\n\n')
}

/** Labels and values of a sailing in one language. */
function linesOf(
  sailing: ScheduledSailing,
  { carrier, port, time }: CopyNames,
  words: Record<keyof typeof scheduleCopyZhCN, string>,
  nameOf: (one: Named) => string,
): [string, string][] {
  const { carrierScac, serviceCode, isDummyVessel, vesselName, voyage, legs, pol, pod, etd, eta, transhipments } =
    sailing
  const named = (thing: Named | undefined, code: string) => (thing ? `${nameOf(thing)} (${code})` : code)
  const portName = (code: string) => named(port(code), code)
  const imo = legs[0]?.imo
  const lines: [string, string][] = [
    [words['scheduleCopy.carrier'], `${named(carrier(carrierScac), carrierScac)} / ${serviceCode}`],
    [
      words['scheduleCopy.vessel'],
      `${isDummyVessel ? words['scheduleCopy.unnamed'] : vesselName}${imo ? ` (IMO ${imo})` : ''} / ${voyage}`,
    ],
    [words['scheduleCopy.pol'], `${portName(pol)} ${legs[0]?.fromTerminal ?? ''}`.trim()],
    [words['scheduleCopy.pod'], `${portName(pod)} ${legs.at(-1)?.toTerminal ?? ''}`.trim()],
    ['ETD', time(etd, pol)],
    ['ETA', time(eta, pod)],
    [words['scheduleCopy.days'], String(sailing.transitDays)],
    [
      words['scheduleCopy.via'],
      transhipments.length > 0 ? transhipments.map(portName).join(', ') : words['scheduleCopy.direct'],
    ],
    ...sailing.cutOffs.map(({ code, at }): [string, string] => [words[`scheduleCopy.cutOff.${code}`], time(at, pol)]),
  ]
  return lines
}
