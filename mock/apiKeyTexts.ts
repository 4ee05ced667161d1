/** Refusals about API keys. */
export const API_KEY_TEXTS = {
  keyScope: ['此密钥的权限范围不包括该接口', 'The scopes of this key do not include this call'],
  keyNever: ['API 密钥不能调用该接口', 'API keys cannot make this call'],
  keyAddress: ['此密钥不能从当前 IP 地址使用', 'This key cannot be used from this IP address'],
  keyOfOther: [
    '只有创建人可以更换此密钥，可改为撤销后新建',
    'Only the person who made this key can rotate it. Revoke it and create a new one',
  ],
  'field.apiKeysMany': ['密钥最多 {max} 个，请先撤销不用的', 'Limit of {max} keys reached. Revoke one first'],
} as const
