/** Texts of messages about webhooks. */
export const WEBHOOK_NEWS = {
  'WEBHOOK_OFF.GONE': [
    ['Webhook 已停用', '{host} 返回 410（不再接收），已停止推送。可在“Webhook”中重新启用。'],
    ['Webhook switched off', '{host} answered 410 (gone), so nothing more is sent. You can switch it on again.'],
  ],
  'WEBHOOK_OFF.FAILING': [
    ['Webhook 已停用', '{host} 连续 5 天推送失败，已停止推送。请检查接收端后重新启用。'],
    [
      'Webhook switched off',
      'Nothing reached {host} for 5 days, so nothing more is sent. Check the receiver, then switch it on again.',
    ],
  ],
} as const
