import { z } from 'zod'

/** Must be the first import of a browser host: zod otherwise tries `new Function` as schemas are made, which the CSP reports. */
z.config({ jitless: true })
