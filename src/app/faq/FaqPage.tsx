/** Renders the frequently asked questions with their running chart. */
import { useLingui } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { Faq, type FaqRef } from '../../areas/faq/Faq.tsx'
import { searchQuestions } from '../../areas/faq/questions.ts'
import { Pending } from '../Pending.tsx'
import { RouteAnnouncer } from '../RouteAnnouncer.tsx'
import { displayedFaq, searchIn, subscribeToFaq } from './show-faq.ts'

export default function FaqPage() {
  const actor = useSyncExternalStore(subscribeToFaq, displayedFaq)
  return actor === null ? <Pending /> : <Running actor={actor} />
}

function Running({ actor }: { actor: FaqRef }) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const query = useSelector(actor, ({ context }) => context.query)
  return (
    <>
      <Faq
        actor={actor}
        hits={searchQuestions(query, (message) => i18n._(message))}
        onQuery={(typed) => searchIn(actor, typed)}
        onMode={(href) => void navigate({ href, replace: true })}
      />
      <RouteAnnouncer title={msg`سؤال‌های پرتکرار`} />
    </>
  )
}
