// The two parts of axios in use, for which axios has no types (see http.ts).
declare module 'axios/unsafe/adapters/xhr.js' {
  import type { AxiosRequestConfig, AxiosResponse } from 'axios'

  const send: (config: AxiosRequestConfig) => Promise<AxiosResponse<unknown>>
  export default send
}

declare module 'axios/unsafe/cancel/isCancel.js' {
  const isCancel: (error: unknown) => boolean
  export default isCancel
}
