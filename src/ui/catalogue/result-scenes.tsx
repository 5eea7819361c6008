/**
 * Scenes of what may come of a step: addresses (07), documents (08), delivery times (09), error (14), nothing
 * yet (14b), toast and support (15).
 */
import { Pencil, Plus, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { Checkbox } from '../choice/Checkbox.tsx'
import { DayStrip, TimeSlots } from '../choice/DayStrip.tsx'
import { OptionGroup, OptionRow } from '../choice/OptionRow.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { ErrorActions, ErrorPanel } from '../feedback/ErrorPanel.tsx'
import { type Toast, ToastHost } from '../feedback/ToastHost.tsx'
import { Digits } from '../format/Format.tsx'
import { Illustration } from '../illustration/Illustration.tsx'
import { BumperSummary } from '../layout/Bumper.tsx'
import { Row } from '../layout/Stack.tsx'
import { StepLayout } from '../layout/StepLayout.tsx'
import { BottomSheet } from '../sheet/BottomSheet.tsx'
import { SupportSheet } from '../sheet/help/SupportSheet.tsx'
import { Text } from '../text/Text.tsx'
import { UploadBox, type UploadState } from '../upload/UploadBox.tsx'
import { nothing, phases, type Scenes } from './scenes.ts'

const editAndDelete = (
  <>
    <IconButton label="ویرایش نشانی" icon={<Pencil size={19} aria-hidden="true" />} />
    <IconButton label="حذف نشانی" tone="danger" icon={<Trash2 size={19} aria-hidden="true" />} />
  </>
)

function Addresses() {
  const [chosen, setChosen] = useState('1')
  const [open, setOpen] = useState(true)
  return (
    <StepLayout
      title="نشانی"
      onBack={nothing}
      onSupport={nothing}
      progress={{ names: phases, position: 3, fill: 0.375 }}
      bumper={{
        action: (
          <Button full onClick={() => setOpen(true)}>
            انتخاب نشانی
          </Button>
        ),
      }}
    >
      <Text as="h2" look="h2">
        بیمه‌نامه کجا برسد؟
      </Text>
      <BottomSheet
        open={open}
        onClose={() => setOpen(false)}
        title="نشانی‌های من"
        footer={<Button full>انتخاب این نشانی</Button>}
      >
        <OptionGroup label="نشانی" value={chosen} onChange={setChosen}>
          <OptionRow
            value="1"
            title="تهران، تهران"
            detail="خیابان شریعتی، کوچهٔ گلستان، پلاک ۱۲، واحد ۴"
            reason={
              <>
                کد پستی <Digits>1938765431</Digits>
              </>
            }
            actions={editAndDelete}
          />
          <OptionRow
            value="2"
            title="البرز، کرج"
            detail="عظیمیه، بلوار کاج، نبش کوچهٔ نسترن، پلاک ۸"
            reason={
              <>
                کد پستی <Digits>3155847296</Digits>
              </>
            }
            actions={editAndDelete}
          />
          <OptionRow
            value="3"
            title="مازندران، نور"
            detail="خیابان امام، کوچهٔ ساحل ۳، پلاک ۲۱"
            disabled
            reason={
              <Row gap={6}>
                <TriangleAlert size={16} color="var(--warn)" aria-hidden="true" />
                <Text as="span" look="micro" tone="warn">
                  به این شهر نمی‌فرستیم
                </Text>
              </Row>
            }
            actions={editAndDelete}
          />
        </OptionGroup>
        <Button kind="dashed" full icon={<Plus size={20} aria-hidden="true" />}>
          افزودن نشانی تازه
        </Button>
      </BottomSheet>
    </StepLayout>
  )
}

const states: UploadState[] = [
  { kind: 'done', thumbnail: '/icons/separ-180.png' },
  { kind: 'loading', loaded: 1_992_294, total: 3_145_728 },
  { kind: 'failed', cause: 'بارگذاری نشد؛ اینترنت قطع شد.' },
  { kind: 'empty' },
]

function Documents() {
  const [later, setLater] = useState(false)
  return (
    <StepLayout
      title="مدارک"
      gap={10}
      onBack={nothing}
      onSupport={nothing}
      progress={{ names: phases, position: 3, fill: 0.875 }}
      bumper={{
        summary: <BumperSummary label="تکمیل‌شده">۱ از ۴</BumperSummary>,
        action: <Button blocked={!later}>ادامه</Button>,
      }}
    >
      <div>
        <Text as="h2" look="h2">
          عکس ۴ مدرک را بفرستید
        </Text>
        <Text look="caption" tone="soft">
          خوانا و کامل؛ عکس یا PDF، هر کدام تا ۱۲ مگابایت.
        </Text>
      </div>
      {states.map((state, index) => (
        <UploadBox
          key={state.kind}
          title={['روی کارت ملی', 'روی کارت خودرو', 'پشت کارت خودرو', 'بیمه‌نامهٔ قبلی'][index] ?? ''}
          detail="صفحهٔ اول، حتی اگر منقضی باشد"
          state={state}
          onPick={nothing}
          onCancel={nothing}
          onRetry={nothing}
          onDelete={nothing}
        />
      ))}
      <UploadBox
        title="کارت پایان خدمت"
        state={{ kind: 'failed', cause: 'این فایل باز نمی‌شود؛ عکس دیگری بفرستید.', retryable: false }}
        onPick={nothing}
        onCancel={nothing}
        onRetry={nothing}
        onDelete={nothing}
      />
      <Checkbox
        checked={later}
        onChange={setLater}
        title="بقیه را بعد از پرداخت می‌فرستم"
        detail="تا ۲۶ آبان وقت دارید؛ صدور پس از تکمیل مدارک است."
      />
    </StepLayout>
  )
}

const days = [24, 25, 26, 27, 28, 29, 30].map((day) => ({
  value: String(day),
  date: `1404-08-${day}`,
  available: day !== 30,
}))
const slots = ['09:00', '11:00', '14:00', '16:00'].map((from, index) => ({
  value: from,
  from,
  to: ['11:00', '13:00', '16:00', '18:00'][index] ?? '',
  available: index !== 3,
}))

function Delivery() {
  const [day, setDay] = useState<string | null>('25')
  const [slot, setSlot] = useState<string | null>('11:00')
  return (
    <StepLayout
      title="ارسال"
      onBack={nothing}
      onSupport={nothing}
      progress={{ names: phases, position: 3, fill: 0.625 }}
      bumper={{
        summary: <BumperSummary label="ارسال">یکشنبه ۲۵ آبان، ۱۱ تا ۱۳</BumperSummary>,
        action: <Button>ثبت زمان</Button>,
      }}
    >
      <Text as="h2" look="title">
        روز تحویل
      </Text>
      <DayStrip label="روز تحویل" days={days} value={day} onChange={setDay} />
      <Text as="h2" look="title">
        ساعت تحویل
      </Text>
      <TimeSlots label="ساعت تحویل" slots={slots} value={slot} onChange={setSlot} />
    </StepLayout>
  )
}

const Failure = () => (
  <StepLayout
    centred
    title="انتخاب بیمه"
    onBack={nothing}
    onSupport={nothing}
    progress={{ names: phases, position: 2, fill: 0.5 }}
    bumper={{ action: <ErrorActions onSupport={nothing} onRetry={nothing} /> }}
  >
    <ErrorPanel title="پیشنهادها نرسید" errorId="E-7K3M9QPX" code={5000}>
      ارتباط با سرور برقرار نشد. اینترنت خود را بررسی کنید و دوباره امتحان کنید؛ اطلاعاتی که وارد کرده‌اید محفوظ
      است.
    </ErrorPanel>
  </StepLayout>
)

const Empty = () => (
  <StepLayout centred title="بیمه‌های من" onSupport={nothing}>
    <EmptyState
      title="هنوز بیمه‌ای ندارید"
      action={
        <>
          <Button full>خرید بیمهٔ شخص ثالث</Button>
          <Button kind="link">دیدن همهٔ بیمه‌ها</Button>
        </>
      }
    >
      هر بیمه‌ای که از سپر بخرید، با وضعیت و تاریخ پایانش اینجا می‌آید.
    </EmptyState>
  </StepLayout>
)

const Drawings = () => (
  <StepLayout title="نقاشی‌ها" onSupport={nothing}>
    {(['no-addresses', 'no-offers', 'open-elsewhere', 'unknown-page'] as const).map((name) => (
      <EmptyState key={name} title={name} picture={<Illustration name={name} />}>
        هر نقاشی رنگ و جهت صفحه را می‌گیرد.
      </EmptyState>
    ))}
  </StepLayout>
)

const toasts: Toast[] = [
  { key: 'success', kind: 'success', text: 'کد تخفیف اعمال شد؛ ۳۰۰٬۰۰۰ تومان کمتر می‌پردازید.' },
  {
    key: 'error',
    kind: 'error',
    text: 'این نشانی حذف نشد؛ کمی بعد دوباره امتحان کنید.',
    action: { label: 'ویرایش', onPress: nothing },
  },
]

function Support({ kind }: { kind: number }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Failure />
      <SupportSheet open={open} onClose={() => setOpen(false)} />
      <ToastHost toast={toasts[kind] ?? null} onHold={nothing} onRelease={nothing} />
    </>
  )
}

export const resultScenes: Scenes = {
  addresses: Addresses,
  documents: Documents,
  delivery: Delivery,
  failure: Failure,
  empty: Empty,
  drawings: Drawings,
  support: () => <Support kind={0} />,
  'support-error': () => <Support kind={1} />,
}
