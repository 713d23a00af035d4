// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { answersIn } from '#client/frame-runtime/feedback/form-answers.ts'

test('the form says what was answered, and nothing of what was left empty', () => {
  document.body.innerHTML = `<form>
    <textarea name="answer-t">Hello</textarea><textarea name="answer-e">  </textarea>
    <input type="checkbox" name="answer-m" value="a" checked><input type="checkbox" name="answer-m" value="b" checked>
    <input type="radio" name="answer-o" value="x"><input type="hidden" name="page" value="/">
    <div class="ratings"><input type="radio" name="answer-r" value="0" checked></div></form>`
  const form = document.querySelector('form')
  expect(form && answersIn(form)).toEqual([
    { questionId: 't', text: 'Hello' },
    { questionId: 'm', options: ['a', 'b'] },
    { questionId: 'r', rating: 0 },
  ])
})
