import { certificationEndpoints } from '@/contract/member/certification/endpoints.ts'
import type { Certification, CertificationForm } from '@/contract/member/certification/schemas.ts'
import type { PaperKind } from '@/contract/member/certification/values.ts'
import { fileEndpoints } from '@/contract/file/endpoints.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import type { UserType } from '@/contract/userType.ts'
import { usccCheckCharacter } from '@/contract/validation.ts'
import { newRequestNo, type Market } from './market.ts'

/** Duration of the reviewer's two steps, market milliseconds, with a margin. */
export const CLERK_MS = 3100

/** A valid social credit code of an unknown enterprise; `serial` is the four digits before the check character. */
export function usccOf(serial: string): string {
  const first17 = `91330206MA888${serial}`
  return `${first17}${usccCheckCharacter(first17) ?? ''}`
}

/** Uploads a PDF with a name and size; returns it. */
export async function paperFile(market: Market, token: string, name = 'licence.pdf', bytes = 600): Promise<FileRef> {
  const form = new FormData()
  const text = `%PDF-1.4\n${'x'.repeat(Math.max(0, bytes - 15))}\n%%EOF`
  form.set('file', new File([text], name, { type: 'application/pdf' }))
  return (await market.call(fileEndpoints.upload, form, { token })).data
}

/** A document with one file. */
export function paperOf(kind: PaperKind, file: FileRef, part: Partial<CertificationForm['papers'][number]> = {}) {
  const isPermit = kind === 'ROAD_TRANSPORT_PERMIT'
  return {
    kind,
    no: kind === 'BUSINESS_LICENCE' ? '' : 'AB12345678',
    validTo: isPermit ? '2028-06-30' : '',
    hasContainerScope: isPermit,
    files: [file],
    ...part,
  }
}

/** A complete form for a user type with its required documents. */
export async function wholeForm(
  market: Market,
  token: string,
  userType: UserType = 1,
  part: Partial<CertificationForm> = {},
): Promise<CertificationForm> {
  const file = await paperFile(market, token)
  const papers = [paperOf('BUSINESS_LICENCE', file)]
  if (userType === 3) papers.push(paperOf('ROAD_TRANSPORT_PERMIT', file))
  return {
    userType,
    nameZh: '宁波海声进出口有限公司',
    nameEn: 'Ningbo Haisheng Import & Export Co., Ltd.',
    uscc: usccOf('1234'),
    provinceCode: '330000',
    cityName: '宁波',
    address: '北仑区明州港路 18 号',
    contactName: '陆一鸣',
    contactPosition: '经理',
    email: 'lu@haisheng.example',
    services: userType === 1 ? [] : ['OCEAN_LCL'],
    lanes: userType === 1 ? [] : ['SE_ASIA'],
    markets: userType === 1 ? ['US'] : [],
    vehicles:
      userType === 3
        ? [{ tractorPlate: '浙B12345', trailerPlate: '浙B1234挂', axles: 6, insuranceTo: '2027-03-01' }]
        : [],
    papers,
    ...part,
  }
}

/** Sends a form and returns the response. */
export async function submit(market: Market, token: string, form: CertificationForm) {
  const { data } = await market.call(certificationEndpoints.detail, {}, { token })
  return market.call(
    certificationEndpoints.submit,
    { version: data.version, form, requestNo: newRequestNo() },
    { token },
  )
}

/** Sends a form, waits for the review and returns the certification. */
export async function decided(market: Market, token: string, form: CertificationForm): Promise<Certification> {
  const sent = await submit(market, token, form)
  if (sent.code !== 200) throw new Error(`${sent.message} ${JSON.stringify(sent.data)}`)
  market.time.now += 2 * CLERK_MS
  return (await market.call(certificationEndpoints.detail, {}, { token })).data
}
