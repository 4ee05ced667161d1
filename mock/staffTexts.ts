/** Texts of people, their roles and limits, in both languages. */
export const STAFF_TEXTS = {
  wrongRole: [
    '您的角色不能进行此操作，请联系企业管理员',
    'Your role cannot do this. Ask the owner of your company account',
  ],
  memberDisabled: [
    '该账号已被企业停用，请联系企业管理员',
    'Your company has disabled this account. Ask the owner of the company account',
  ],
  approvalNeeded: [
    '{kind} {amount} 超出您的限额 {limit}，需审批：{who}',
    '{kind} {amount} is above your limit of {limit}. Ask for approval by: {who}',
  ],
  approvalNeededAny: ['{kind} {amount} 需审批：{who}', '{kind} {amount} needs approval by: {who}'],
  approvalNotNeeded: ['未超出您的限额，可直接操作', 'This is within your limit. Do it directly'],
  approvalOwn: ['不能审批自己提交的申请', 'You cannot approve your own request'],
  approvalOther: ['该申请由其他人审批', 'Somebody else decides this'],
  deputyOther: ['只有所有者可以为他人指定代理人', 'Only an owner can name a deputy for somebody else'],
  deputyNobody: ['该员工没有审批权限，无需代理人', 'This person approves nothing and needs no deputy'],
  'field.deputyWho': ['请选择本企业的其他在职员工', 'Choose another active person of your company'],
  'field.deputyOrder': ['不能早于开始日期', 'Not before the first day'],
  'field.deputyLong': ['代理期最长 {max} 天', 'A deputy can stand in for {max} days at most'],
  approvalNotYours: ['只能撤回自己提交的申请', 'Only the person who asked can withdraw this'],
  lastOwner: [
    '企业至少需要一名所有者，请先转移所有权',
    'A company needs at least one owner. Transfer the ownership first',
  ],
} as const
