import { readPixels } from './pixels.ts'

/** Why the camera is not available. */
export type CameraProblem = 'unsupported' | 'refused' | 'none' | 'busy'

const EVERY_MS = 160
/** Longest side of the decoded frames, px. */
const SIDE = 900

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}
type DetectorClass = (new (options: { formats: string[] }) => Detector) & {
  getSupportedFormats?: () => Promise<readonly string[]>
}

/** Opens the rear camera, which prompts for permission. Returns the stream, or the problem. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  // Undefined on insecure pages, despite the types.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (typeof devices?.getUserMedia !== 'function') return 'unsupported'
  try {
    return await devices.getUserMedia({ audio: false, video: { facingMode: 'environment', width: { ideal: 1280 } } })
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
    return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none'
  }
}

/** Stops all camera tracks. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Decodes QR codes from a playing video and reports each text; returns a function that stops it. */
export function watchVideo(video: HTMLVideoElement, onText: (text: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const canvas = document.createElement('canvas')
  const start = async () => {
    const detector = await ownDetector()
    const look = async () => {
      const text = await readFrame(video, canvas, detector)
      if (isOver) return
      if (text !== undefined) onText(text)
      timer = setTimeout(() => void look(), EVERY_MS)
    }
    await look()
  }
  void start()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** The browser's BarcodeDetector, if it supports QR codes. */
async function ownDetector(): Promise<Detector | undefined> {
  const Detectors = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  if (!Detectors) return undefined
  try {
    const formats = (await Detectors.getSupportedFormats?.()) ?? []
    return formats.includes('qr_code') ? new Detectors({ formats: ['qr_code'] }) : undefined
  } catch {
    // Declared but not functional, as on some desktops: use our decoder.
    return undefined
  }
}

async function readFrame(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  detector: Detector | undefined,
): Promise<string | undefined> {
  if (video.readyState < video.HAVE_CURRENT_DATA || video.videoWidth === 0) return undefined
  try {
    if (detector) return (await detector.detect(video))[0]?.rawValue
    const scale = Math.min(1, SIDE / Math.max(video.videoWidth, video.videoHeight))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return undefined
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    return await readPixels(context.getImageData(0, 0, canvas.width, canvas.height), EVERY_MS)
  } catch {
    // Skip a frame that cannot be decoded.
    return undefined
  }
}
