import { expect, type Page } from '@playwright/test'
import { choose } from './choose.ts'
import { usccCheckCharacter } from '../../src/contract/validation.ts'
import { dayFromNow } from './steps.ts'

/** A one-page PDF as a test document. */
export const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% paper ${'x'.repeat(400)}\n%%EOF`),
})
const NEXT = /^(下一步|Next)$/

/** A unified social credit code that no other enterprise has. */
export function freshUscc(): string {
  const first17 = `91330206MA${String(Date.now() % 1_000_000).padStart(6, '0')}5`
  return `${first17}${usccCheckCharacter(first17) ?? ''}`
}

/** On an empty /subBaseInfo: fills in the form for a user type, sends it and waits for the approval. */
export async function certify(page: Page, userType: 1 | 2 | 3, licence = 'licence.pdf'): Promise<void> {
  await page.locator(`input[name="userType"][value="${userType}"]`).check()
  const fill = async (name: string, value: string) => page.locator(`[name="${name}"]`).fill(value)
  await fill('uscc', freshUscc())
  await expect(page.locator('input[name="provinceCode"]')).toHaveValue('330000')
  await fill('nameZh', `宁波海声${Date.now() % 100_000}${userType === 1 ? '进出口' : '国际物流'}有限公司`)
  await fill('cityName', '宁波')
  await fill('address', '北仑区明州港路 18 号')
  await fill('contactName', '陆一鸣')
  await fill('email', 'lu@haisheng.example')
  if (userType !== 1)
    for (const group of ['services', 'lanes']) await page.locator(`[data-field="${group}"] input`).first().check()
  await page.getByRole('button', { name: NEXT }).click()

  const files = page.locator('input[type=file]')
  await files.first().setInputFiles(paper(licence))
  if (userType === 3) {
    await files.last().setInputFiles(paper('permit.pdf'))
    await fill('papers.ROAD_TRANSPORT_PERMIT.no', '330206001234')
    await fill('papers.ROAD_TRANSPORT_PERMIT.validTo', dayFromNow(400))
    await page.locator('[name="papers.ROAD_TRANSPORT_PERMIT.hasContainerScope"]').check()
  }
  await expect(page.getByRole('link', { name: /\.pdf$/ })).toHaveCount(userType === 3 ? 2 : 1)
  await page.getByRole('button', { name: NEXT }).click()

  if (userType === 3) {
    await page.getByRole('button', { name: /^(添加车辆|Add a vehicle)$/ }).click()
    await fill('vehicles.0.tractorPlate', '浙B12345')
    await fill('vehicles.0.trailerPlate', '浙B1234挂')
    await choose(page.getByRole('combobox', { name: /轴数|axles/i }), /^6/)
    await fill('vehicles.0.insuranceTo', dayFromNow(200))
    await page.getByRole('button', { name: NEXT }).click()
  }
  await page.getByRole('button', { name: /^(提交审核|Submit for review)$/ }).click()
  await expect(page.getByText(/^(认证已通过|Verified|认证未通过|Certification rejected)$/)).toBeVisible({
    timeout: 20_000,
  })
}
