const VOLUME = 0.6
const NOTES = [
  { frequency: 659.25, at: 0 },
  { frequency: 987.77, at: 0.11 },
]

/** Two soft notes when a generation ends; made here, so that no sound file is loaded. */
export function playChime(): void {
  const context = new AudioContext()
  const master = context.createGain()
  master.gain.value = VOLUME
  master.connect(context.destination)
  for (const { frequency, at } of NOTES) {
    const start = context.currentTime + at
    const tone = context.createOscillator()
    const envelope = context.createGain()
    tone.type = 'sine'
    tone.frequency.value = frequency
    envelope.gain.setValueAtTime(0, start)
    envelope.gain.linearRampToValueAtTime(0.35, start + 0.015)
    envelope.gain.exponentialRampToValueAtTime(0.001, start + 0.7)
    tone.connect(envelope).connect(master)
    tone.start(start)
    tone.stop(start + 0.75)
  }
  setTimeout(() => void context.close(), 1_500)
}
