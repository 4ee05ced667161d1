import { marketDayStart } from '../../marketDay.ts'
import type { Problem } from '../../problem.ts'
import {
  checkEmail,
  checkText,
  checkTractorPlate,
  checkTrailerPlate,
  checkUscc,
  normalizePlate,
  normalizeUscc,
} from '../../validation.ts'
import type { CertificationForm, PaperInput } from './schemas.ts'
import { known } from '../../known.ts'
import { CITY_MAX, COMPANY_NAME_MAX, PERSON_NAME_MAX } from '../../limits.ts'
import { ADDRESS_MAX, COMPANY_NAME_EN_MAX, PAPER_NO_MAX, POSITION_MAX } from '../limits.ts'
import { AXLES, PAPERS_OF } from './values.ts'
import type { PaperNeed } from './values.ts'

type Add = (field: string, problem: Problem['code'] | undefined, params?: Problem['params']) => void

/**
 * Validates the form before submission, in form order; `today` is the date in China, `YYYY-MM-DD`. FIELD parts 1 and 3.
 */
export function checkCertification(form: CertificationForm, today: string): Problem[] {
  const problems: Problem[] = []
  const add: Add = (field, code, params) => {
    if (code) problems.push(params ? { field, code, params } : { field, code })
  }
  checkCompany(form, add)
  for (const need of known(PAPERS_OF, form.userType) ?? []) checkPaper(form, need, today, add)
  if (form.userType === 3) checkVehicles(form, today, add)
  return problems
}

function checkCompany(form: CertificationForm, add: Add): void {
  add('nameZh', checkText(form.nameZh, COMPANY_NAME_MAX, 2), { max: COMPANY_NAME_MAX, min: 2 })
  add('nameEn', checkText(form.nameEn, COMPANY_NAME_EN_MAX), { max: COMPANY_NAME_EN_MAX })
  const uscc = checkUscc(form.uscc)
  if (uscc) add('uscc', uscc.code, uscc.params)
  if (form.provinceCode === '') add('provinceCode', 'required')
  add('cityName', checkText(form.cityName, CITY_MAX, 1), { max: CITY_MAX })
  add('address', checkText(form.address, ADDRESS_MAX, 5), { max: ADDRESS_MAX, min: 5 })
  add('contactName', checkText(form.contactName, PERSON_NAME_MAX, 2), { max: PERSON_NAME_MAX, min: 2 })
  add('contactPosition', checkText(form.contactPosition, POSITION_MAX), { max: POSITION_MAX })
  add('email', checkEmail(form.email))
  if (form.userType === 1) return
  if (form.services.length === 0) add('services', 'chooseSome')
  if (form.lanes.length === 0) add('lanes', 'chooseSome')
}

function checkPaper(form: CertificationForm, need: PaperNeed, today: string, add: Add): void {
  const given = form.papers.find(({ kind }) => kind === need.kind)
  if (!need.isRequired && !isGiven(given)) return
  const paper = given ?? { kind: need.kind, no: '', validTo: '', hasContainerScope: false, files: [] }
  const at = `papers.${need.kind}`
  if (paper.files.length === 0) add(`${at}.files`, 'noFile')
  if (need.kind === 'CUSTOMS_REGISTRATION') add(`${at}.no`, checkCustomsNo(paper.no))
  else if (need.number === 'required')
    add(`${at}.no`, checkText(paper.no, PAPER_NO_MAX, 4), { max: PAPER_NO_MAX, min: 4 })
  if (need.needsValidTo && paper.validTo === '') add(`${at}.validTo`, 'required')
  else if (paper.validTo !== '' && paper.validTo < today) add(`${at}.validTo`, 'paperExpired')
  if (need.kind === 'ROAD_TRANSPORT_PERMIT' && !paper.hasContainerScope)
    add(`${at}.hasContainerScope`, 'containerScope')
}

/** Whether anything of a document was entered; an untouched optional one is not sent. */
function isGiven(paper: PaperInput | undefined): paper is PaperInput {
  return paper !== undefined && (paper.files.length > 0 || paper.no.trim() !== '' || paper.validTo !== '')
}

/** Customs registration number: ten digits or letters. FIELD part 1. */
function checkCustomsNo(input: string): Problem['code'] | undefined {
  if (input.trim() === '') return 'required'
  return /^[0-9A-Z]{10}$/i.test(input.trim()) ? undefined : 'customsNo'
}

function checkVehicles({ vehicles }: CertificationForm, today: string, add: Add): void {
  if (vehicles.length === 0) add('vehicles', 'noVehicles')
  const seen = new Set<string>()
  vehicles.forEach((vehicle, index) => {
    const at = `vehicles.${index}`
    const tractor = normalizePlate(vehicle.tractorPlate)
    const trailer = normalizePlate(vehicle.trailerPlate)
    add(`${at}.tractorPlate`, checkTractorPlate(tractor) ?? (seen.has(tractor) ? 'plateTwice' : undefined))
    add(`${at}.trailerPlate`, checkTrailerPlate(trailer) ?? (seen.has(trailer) ? 'plateTwice' : undefined))
    seen.add(tractor).add(trailer)
    if (!AXLES.some((axles) => axles === vehicle.axles)) add(`${at}.axles`, 'required')
    if (vehicle.insuranceTo === '') add(`${at}.insuranceTo`, 'required')
    else if (vehicle.insuranceTo < today) add(`${at}.insuranceTo`, 'paperExpired')
  })
}

/** The form to submit: normalized codes and plates, and only the parts of its type. */
export function tidyCertification(form: CertificationForm): CertificationForm {
  const needs = known(PAPERS_OF, form.userType) ?? []
  return {
    ...form,
    uscc: normalizeUscc(form.uscc),
    services: form.userType === 1 ? [] : form.services,
    lanes: form.userType === 1 ? [] : form.lanes,
    markets: form.userType === 1 ? form.markets : [],
    vehicles:
      form.userType === 3
        ? form.vehicles.map((vehicle) => ({
            ...vehicle,
            tractorPlate: normalizePlate(vehicle.tractorPlate),
            trailerPlate: normalizePlate(vehicle.trailerPlate),
          }))
        : [],
    papers: form.papers
      .filter((paper) => isGiven(paper) && needs.some(({ kind }) => kind === paper.kind))
      .map((paper) => ({ ...paper, no: paper.no.trim().toUpperCase() })),
  }
}

/** The date in China at an instant, `YYYY-MM-DD`; documents are valid until the end of such a day. */
export function chinaDay(ms: number): string {
  return new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10)
}

/** The instant at which a day in China ends, ms. */
export function endOfChinaDay(date: string): number {
  return marketDayStart(date) + 24 * 3_600_000
}
