import './app/trustedTypes.ts'
import { boot } from './app/boot.tsx'

void boot()
