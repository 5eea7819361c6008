/**
 * The levels of one kind of cover, each with its maximum payment and its price. Design language, picture 10.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { type CoverCode, coverCodes, type CoverKind, covers } from '#contract/values/covers.ts'
import { Button } from '#ui/button/Button.tsx'
import { OptionGroup, OptionRow } from '#ui/choice/OptionRow.tsx'
import { coverKindName } from '#ui/covers/cover-names.ts'
import { Money, RoundMoney } from '#ui/format/Format.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useLastValue } from '#ui/sheet/sheet-state.ts'
import { Text } from '#ui/text/Text.tsx'
import { useCan, useJourneyContext, useMatches, useSend } from '../../journey.ts'
import { insuredValue, useCarBodyQuote } from '../../parts/car-body/car-body.ts'
import { levelHint, levelIntro, levelLimit, levelTitle } from './cover-texts.ts'
import { shortPrice, useCarBodyAnswer, useKnownCovers } from './listed.ts'

export function LevelSheet() {
  const ofQuote = useMatches({ offers: { list: 'choosingLevel' } })
  const ofDraft = useMatches({ offers: { list: { choosingCovers: 'choosingLevel' } } })
  const open = ofQuote || ofDraft
  const kind = useLastValue(useJourneyContext(({ coverKind }) => coverKind))
  return kind && <Levels open={open} kind={kind} />
}

function Levels({ open, kind }: { open: boolean; kind: CoverKind }) {
  const { t } = useLingui()
  const send = useSend()
  const value = useCarBodyQuote(insuredValue)
  const picked = useJourneyContext(({ coverPick }) => coverPick)
  const known = useKnownCovers()
  const prices = useCarBodyAnswer()?.coverPrices
  const confirmable = useCan({ type: 'continue' })
  const removable = useCan({ type: 'cover-level.removed' })
  const levels = known.filter((code) => covers[code].kind === kind)
  const name = coverKindName(kind)
  const footer = (
    <>
      {removable && (
        <Button kind="outline" tone="danger" onClick={() => send({ type: 'cover-level.removed' })}>
          <Trans>حذف</Trans>
        </Button>
      )}
      <Button blocked={!confirmable} onClick={() => send({ type: 'continue' })}>
        <Trans>اعمال پوشش</Trans>
      </Button>
    </>
  )
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`پوشش ${name}`}
      footer={footer}
    >
      <Text look="small" tone="soft">
        {levelIntro(kind)}
      </Text>
      <Card tone="sunken" pad="tight">
        <Row justify="between">
          <Text as="span" look="caption" tone="soft">
            <Trans>ارزش خودرو</Trans>
          </Text>
          <Money toman={value} size="s" />
        </Row>
      </Card>
      <OptionGroup
        label={name}
        value={picked}
        onChange={(chosen) => {
          const code = coverCodes.find((each) => each === chosen)
          if (code !== undefined) send({ type: 'cover-level.picked', code })
        }}
      >
        {levels.map((code) => (
          <OptionRow
            key={code}
            value={code}
            title={levelTitle(code)}
            detail={<LevelDetail code={code} price={prices?.[code]} />}
            end={
              <>
                <RoundMoney toman={levelLimit(code, value)} size="m" />
                <Text as="div" look="micro" tone="quiet">
                  <Trans>سقف پرداخت</Trans>
                </Text>
              </>
            }
          />
        ))}
      </OptionGroup>
    </BottomSheet>
  )
}

/** The purpose of the level, and its price at the cheapest offer that sells it. */
function LevelDetail({ code, price }: { code: CoverCode; price: number | undefined }) {
  const hint = levelHint(code)
  if (price === undefined) return hint
  const short = shortPrice(price)
  return (
    <>
      {hint}
      {hint !== '' && ' · '}
      <Trans>از {short}</Trans>
    </>
  )
}
