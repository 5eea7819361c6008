/** Frequently asked questions by product. Specification: document 3 "FAQ page". */
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { use, useState } from 'react'
import { Segmented } from '#ui/choice/Segmented.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { StepLayout } from '#ui/layout/StepLayout.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import styles from './Faq.module.css'
import { type Product, questions } from './questions.ts'

const isProduct = (value: string): value is Product => Object.hasOwn(questions, value)

export function Faq({ onBack }: { onBack: () => void }) {
  const { t, i18n } = useLingui()
  const [product, setProduct] = useState<Product>('third-party')
  const segments = [
    { value: 'third-party', title: <Trans>ثالث و موتور</Trans> },
    { value: 'car-body', title: <Trans>بدنه</Trans> },
    { value: 'mobile', title: <Trans>موبایل</Trans> },
  ]
  return (
    <StepLayout title={<Trans>سؤال‌های پرتکرار</Trans>} onBack={onBack} onSupport={use(AskSupport)}>
      <Segmented
        label={t`محصول`}
        value={product}
        onChange={(value) => isProduct(value) && setProduct(value)}
        segments={segments}
      />
      <Card>
        {questions[product].map(({ question, answer }) => (
          <details key={question.id} className={styles.question}>
            <summary className={styles.summary}>
              <span>{i18n._(question)}</span>
              <ChevronDown size={20} aria-hidden="true" className={styles.chevron} />
            </summary>
            <p className={styles.answer}>{i18n._(answer)}</p>
          </details>
        ))}
      </Card>
    </StepLayout>
  )
}
