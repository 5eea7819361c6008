/**
 * Scenes of money: payment sheet over offers in the making (pictures 04c, 05), invoice (11), wide screen
 * (16).
 */
import { CalendarDays, Clock, CreditCard, Pencil, Tag as TagIcon, TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Chip, ChipRow, ChoiceChip, ChoiceChips } from '../choice/Chip.tsx'
import { OptionGroup, OptionRow } from '../choice/OptionRow.tsx'
import { Hint } from '../hint/Hint.tsx'
import { IconTile, Tag } from '../feedback/Marks.tsx'
import { Note } from '../feedback/Note.tsx'
import { OfferSkeletons } from '../feedback/OfferSkeletons.tsx'
import { Code, Money } from '../format/Format.tsx'
import { OnwardChevron } from '../icon/direction.tsx'
import { InsurerLogo } from '../insurer/InsurerLogo.tsx'
import { BumperSummary } from '../layout/Bumper.tsx'
import { Card, Rule } from '../layout/Card.tsx'
import { Grow, Row, Stack } from '../layout/Stack.tsx'
import { StepLayout } from '../layout/StepLayout.tsx'
import { PlateView } from '../plate/PlateView.tsx'
import { FactRows, InvoiceRows } from '../price/InvoiceRows.tsx'
import { Instalments } from '../price/Instalments.tsx'
import { PriceBlock } from '../price/PriceBlock.tsx'
import { BottomSheet } from '../sheet/BottomSheet.tsx'
import { Text } from '../text/Text.tsx'
import { nothing, phases, PLATE, type Scenes } from './scenes.ts'

const summary = (
  <Card pad="none">
    <div style={{ padding: '12px 16px 10px' }}>
      <Row justify="between">
        <PlateView plate={PLATE} />
        <Button kind="link" icon={<Pencil size={16} aria-hidden="true" />}>
          ویرایش
        </Button>
      </Row>
    </div>
    <Rule />
    <div style={{ padding: '6px 16px' }}>
      <FactRows
        lined={false}
        facts={[
          { label: 'خودرو', value: 'پژو ۲۰۷، ۱۳۹۹' },
          { label: 'بیمهٔ قبلی', value: 'دماوند، تا ۴ آذر' },
          { label: 'مدت', value: 'یک‌ساله' },
        ]}
      />
    </div>
  </Card>
)

function Offers({ paying = false }: { paying?: boolean }) {
  const [open, setOpen] = useState(paying)
  const [ceiling, setCeiling] = useState('53')
  const [method, setMethod] = useState('bnpl')
  return (
    <StepLayout
      title="انتخاب بیمه"
      width="wide"
      gap={12}
      aside={summary}
      onBack={nothing}
      onSupport={nothing}
      progress={{ names: phases, position: 2, fill: 0.5 }}
    >
      <ChipRow label="مشخصات جست‌وجو">
        <Chip icon={<TicketPercent size={17} aria-hidden="true" />} value="واردنشده">
          کد تخفیف:
        </Chip>
        <Chip icon={<CalendarDays size={17} aria-hidden="true" />} value="یک‌ساله" set />
        <Chip icon={<Pencil size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
          ویرایش
        </Chip>
      </ChipRow>
      <Stack gap={8}>
        <Row wrap gap={6}>
          <Text look="caption" weight="semi">
            سقف تعهد مالی
          </Text>
          <Hint term="سقف تعهد مالی">بیشترین خسارتی که بیمه به خودروی طرف مقابل می‌پردازد.</Hint>
          <Grow />
          <Text look="micro" tone="quiet">
            میلیون تومان
          </Text>
        </Row>
        <ChoiceChips label="سقف تعهد مالی" value={ceiling} onChange={setCeiling}>
          <ChoiceChip value="53">۵۳٫۳</ChoiceChip>
          <ChoiceChip value="150">۱۵۰</ChoiceChip>
          <ChoiceChip value="200">۲۰۰</ChoiceChip>
          <ChoiceChip value="400">۴۰۰</ChoiceChip>
          <Chip>بیشتر</Chip>
        </ChoiceChips>
      </Stack>
      <Card>
        <Row gap={12}>
          <InsurerLogo slug="damavand" />
          <Grow>
            <Text look="title">بیمهٔ دماوند</Text>
            <Text look="micro" tone="quiet">
              ۲۱۴ شعبهٔ پرداخت خسارت
            </Text>
          </Grow>
          <Tag icon={<TagIcon size={14} aria-hidden="true" />}>ارزان‌ترین</Tag>
        </Row>
        <Row justify="between" align="end">
          <PriceBlock toman={5_702_400} before={6_480_000} percent={12} />
          <Button size="small" onClick={() => setOpen(true)}>
            انتخاب
          </Button>
        </Row>
      </Card>
      <OfferSkeletons sentence="در حال گرفتن قیمت از ۲۲ شرکت بیمه…" />
      <BottomSheet
        open={open}
        onClose={() => setOpen(false)}
        title="چطور پرداخت می‌کنید؟"
        detail="بیمهٔ دماوند، سقف ۵۳٫۳ میلیون، یک‌ساله"
        footer={
          <>
            <BumperSummary label="پرداخت امروز">
              <Money toman={1_425_600} size="m" />
            </BumperSummary>
            <Button>ثبت سفارش</Button>
          </>
        }
      >
        <OptionGroup label="روش پرداخت" value={method} onChange={setMethod}>
          <OptionRow
            value="cash"
            title="نقدی"
            detail="پرداخت آنلاین با کارت بانکی"
            end={<Money toman={5_702_400} size="m" />}
          />
          <OptionRow
            value="bnpl"
            title="۴ قسط"
            badge={<Tag>بدون سود</Tag>}
            detail="اولی امروز، بقیه ماهانه"
            end={
              <>
                <Money toman={1_425_600} size="m" />
                <Text as="span" look="micro" tone="quiet">
                  هر قسط
                </Text>
              </>
            }
            openWhenChosen
          >
            <Instalments dates={['1404-08-24', '1404-09-24', '1404-10-24', '1404-11-24']} />
          </OptionRow>
          <OptionRow
            value="cheque"
            title="اعتبار راننده"
            disabled
            reason="اول در سرویس پرداخت قسطی ثبت‌نام کنید."
          />
        </OptionGroup>
        <Note>اگر قسط از اعتبار شما بیشتر باشد، مازاد آن به قسط اول اضافه می‌شود.</Note>
        <Button kind="link" iconEnd={<OnwardChevron />}>
          شرایط پرداخت اقساطی
        </Button>
      </BottomSheet>
    </StepLayout>
  )
}

const Invoice = () => (
  <StepLayout
    title="فاکتور نهایی"
    gap={12}
    aside={summary}
    onBack={nothing}
    onSupport={nothing}
    progress={{ names: phases, position: 4, fill: 0.5 }}
    bumper={{
      summary: (
        <BumperSummary label="مبلغ قابل پرداخت">
          <Money toman={5_487_400} size="m" />
        </BumperSummary>
      ),
      action: <Button>تأیید و پرداخت</Button>,
    }}
  >
    <Card pad="tight">
      <Row gap={12}>
        <InsurerLogo slug="damavand" />
        <Grow>
          <Text look="title">بیمهٔ شخص ثالث دماوند</Text>
          <Text look="caption" tone="soft">
            پژو ۲۰۷، سقف ۵۳٫۳ میلیون، یک‌ساله
          </Text>
        </Grow>
      </Row>
    </Card>
    <Card pad="tight" tone="ok">
      <Row gap={12}>
        <TicketPercent size={24} color="var(--ok)" aria-hidden="true" />
        <Grow>
          <Text look="small" weight="bold">
            <Code>SEPAR30</Code>
          </Text>
          <Text look="caption">
            <Money toman={300_000} /> از مبلغ کم شد.
          </Text>
        </Grow>
        <Button kind="link" tone="danger">
          حذف کد
        </Button>
      </Row>
    </Card>
    <Card pad="tight">
      <InvoiceRows
        lines={[
          { label: 'حق‌بیمه با مالیات', toman: 6_480_000 },
          { label: 'تخفیف بیمهٔ دماوند', toman: -324_000 },
          {
            label: 'تخفیف سپر',
            toman: -453_600,
            why: 'سپر ۷ درصد از آنچه مانده کم می‌کند، جدا از تخفیف شرکت بیمه.',
          },
          { label: 'کد تخفیف', toman: -300_000 },
          { label: 'ارسال نسخهٔ کاغذی', toman: 85_000 },
          { label: 'جریمهٔ دیرکرد', toman: null, text: 'ندارید' },
        ]}
        total={{ label: 'مبلغ قابل پرداخت', toman: 5_487_400 }}
      />
    </Card>
    <Card pad="tight">
      <Row gap={12}>
        <IconTile>
          <CreditCard size={22} />
        </IconTile>
        <Grow>
          <Text look="small" weight="bold">
            نقدی، درگاه بانکی
          </Text>
          <Text look="caption" tone="soft">
            با همهٔ کارت‌های عضو شتاب
          </Text>
        </Grow>
        <Button kind="link">تغییر</Button>
      </Row>
    </Card>
    <Note kind="soft" icon={<Clock size={20} aria-hidden="true" />}>
      تا ساعت ۲۱ پرداخت کنید تا همین امروز صادر شود.
    </Note>
  </StepLayout>
)

export const priceScenes: Scenes = {
  offers: () => <Offers />,
  payment: () => <Offers paying />,
  invoice: Invoice,
}
