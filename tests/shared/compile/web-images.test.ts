import { expect, test } from 'vitest'
import { hasWebImages } from '#shared/compile/web-images.ts'

const has = (code: string) => hasWebImages([{ name: 'App.tsx', code }])

test.each([
  '<img src="https://example.org/a/hero.jpg?w=800" alt="" />',
  "<img src='https://images.unsplash.com/photo-1' />",
  'const cover = { image: "https://example.org/photo" }',
  '<Avatar src={`https://i.pravatar.cc/40?u=1`} />',
  "style={{ backgroundImage: 'url(https://example.org/texture)' }}",
  '.hero { background: url("https://example.org/a.webp") }',
])('a picture: %s', code => expect(has(code)).toBe(true))

test.each([
  '<a href="https://example.org">Read</a>',
  'const api = "https://api.example.org/prices"',
  '<svg xmlns="http://www.w3.org/2000/svg" />',
  '<img src="/hero.jpg" />',
])('none: %s', code => expect(has(code)).toBe(false))
