/** Registers members and waits for their certification: traders first, then forwarders. */

const MOBILE_OF = (index) => `1649${String(Date.now() % 10_000).padStart(4, '0')}${String(index).padStart(3, '0')}`
const USCC_SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY'

function usccOf(serial) {
  const first = `91330206MA${serial}`
  const sum = Array.from(first).reduce((total, sign, at) => total + USCC_SIGNS.indexOf(sign) * (3 ** at % 31), 0)
  return first + USCC_SIGNS[(31 - (sum % 31)) % 31]
}

/** Solves a puzzle by the position in its picture. */
async function captcha(wire) {
  const puzzle = await wire.get('/oauth/captcha')
  const gap = /translate\((\d+) \d+\)" fill="#0009"/.exec(decodeURIComponent(puzzle.background))
  const drop = { captchaId: puzzle.captchaId, x: Number(gap?.[1]) + 2, elapsedMs: 900 }
  return (await wire.post('/oauth/captchaCheck', drop)).captchaTicket
}

export async function upload(wire, token, name) {
  const form = new FormData()
  form.set('file', new File([`%PDF-1.4\n${name}${'x'.repeat(600)}\n%%EOF`], `${name}.pdf`, { type: 'application/pdf' }))
  return wire.post('/api/file/upload', form, token)
}

async function register(wire, index, userType) {
  const mobile = MOBILE_OF(index)
  const password = `Load2026x${index}`
  await wire.post('/api/member/getSmsCode', { mobile, scene: 'REGISTER', captchaTicket: await captcha(wire) })
  const outbox = await wire.get('/api/demo/outbox', { size: 20 })
  const smsCode = /\d{6}/.exec(outbox.find(({ to }) => to === mobile)?.text ?? '')?.[0]
  await wire.post('/api/member/register', { userType, mobile, smsCode, password, agreed: true })
  const login = { grantType: 'password', userType: 'PC', account: mobile, password }
  const { access_token: token } = await wire.post('/oauth/token', login)
  const file = await upload(wire, token, `licence-${index}`)
  const paper = { kind: 'BUSINESS_LICENCE', no: '', validTo: '', hasContainerScope: false, files: [file] }
  const form = {
    userType,
    nameZh: `压测企业${index}有限公司`,
    nameEn: `Load Enterprise ${index} Ltd.`,
    uscc: usccOf(`${String(Date.now() % 1000).padStart(3, '0')}${String(index + 1000).slice(1)}1`),
    provinceCode: '330000',
    cityName: '宁波',
    address: '北仑区明州港路 18 号',
    contactName: '陆一鸣',
    contactPosition: '经理',
    email: `load${index}@example.com`,
    services: userType === 1 ? [] : ['OCEAN_FCL'],
    lanes: userType === 1 ? [] : ['SE_ASIA'],
    markets: userType === 1 ? ['US'] : [],
    vehicles: [],
    papers: [paper],
  }
  const { version } = await wire.get('/api/certification/detail', {}, token)
  await wire.make('/api/certification/submit', { version, form }, token)
  return { mobile, token, userType }
}

export async function makeMembers(wire, traders, forwarders) {
  const members = []
  for (let index = 0; index < traders + forwarders; index++)
    members.push(await register(wire, index, index < traders ? 1 : 2))
  for (const { token, mobile } of members)
    for (let tries = 0; ; tries++) {
      const { certification } = await wire.get('/api/member/currentUser', {}, token)
      if (certification === 'APPROVED') break
      if (tries > 100) throw new Error(`${mobile} is not certified: ${certification}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  return { traders: members.slice(0, traders), forwarders: members.slice(traders) }
}
