/**
 * Texts of messages about approvals, `{reason}` is the kind of what was asked, and about deputies: these name both people,
 * as who has no role reads them too.
 */
export const APPROVAL_NEWS = {
  APPROVAL_ASKED: [
    ['有待审批事项', '{reason}：{title}，{amount}，等待审批，72 小时内有效。'],
    ['Approval requested', '{reason}: {title}, {amount}. It waits for approval and expires after 72 hours.'],
  ],
  'APPROVAL_ANSWERED.APPROVED': [
    ['审批已通过', '{reason}：{title}，{amount}，已审批通过并执行。'],
    ['Approved', '{reason}: {title}, {amount}, was approved and done.'],
  ],
  'APPROVAL_ANSWERED.REJECTED': [
    ['审批未通过', '{reason}：{title}，{amount}，未通过：{note}'],
    ['Rejected', '{reason}: {title}, {amount}, was rejected: {note}'],
  ],
  'APPROVAL_ANSWERED.TIME': [
    ['审批已过期', '{reason}：{title}，{amount}，72 小时内无人审批，已失效。'],
    ['Approval expired', '{reason}: {title}, {amount}. Nobody decided within 72 hours.'],
  ],
  'APPROVAL_ANSWERED.CHANGED': [
    ['审批已失效', '{reason}：{title}，{amount}，所涉内容已变化，审批失效，请查看后重新提交。'],
    ['Approval ended', '{reason}: {title}, {amount}. What it was about changed meanwhile. Check it and ask again.'],
  ],
  DEPUTY_NAMED: [
    ['已指定代理人', '{from} 至 {to}（含首尾两日）由 {deputy} 代 {name} 审批。'],
    ['Deputy named', '{deputy} approves in place of {name} from {from} to {to}, both included.'],
  ],
  DEPUTY_ENDED: [
    ['代理已取消', '{deputy} 不再代 {name} 审批。'],
    ['Deputy removed', '{deputy} no longer approves in place of {name}.'],
  ],
  'DEPUTY_ENDED.TIME': [
    ['代理期已满', '{deputy} 代 {name} 审批至 {to}，现已结束。'],
    ['Deputy’s days are over', '{deputy} approved in place of {name} until {to} and no longer does.'],
  ],
} as const
