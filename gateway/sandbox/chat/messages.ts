/** Messages of the chat widget in both languages. Design language, section 6. */
import type { Locale } from '#contract/texts.ts'

const fa = {
  title: 'گفت‌وگوی آزمایشی سپر',
  sandbox: 'این‌جا محیط آزمایشی است: یک برنامه پاسخ می‌دهد و چیزی ذخیره نمی‌شود.',
  log: 'پیام‌ها',
  expert: 'کارشناس',
  you: 'شما',
  typing: 'کارشناس می‌نویسد…',
  message: 'پیام شما',
  send: 'فرستادن',
  hints: 'پرسش‌های آماده',
  noScript: 'این گفت‌وگو بدون جاوااسکریپت کار نمی‌کند؛ با پشتیبانی تماس بگیرید.',
}
const en: typeof fa = {
  title: 'Separ sandbox chat',
  sandbox: 'This is a sandbox: a program answers, and nothing is stored.',
  log: 'Messages',
  expert: 'Expert',
  you: 'You',
  typing: 'The expert is typing…',
  message: 'Your message',
  send: 'Send',
  hints: 'Ready questions',
  noScript: 'This chat does not work without JavaScript; call support instead.',
}

export const chatMessages: Readonly<Record<Locale, typeof fa>> = { fa, en }
