/**
 * Scenes of forms: the plate (picture 02), the vehicle and its edit sheet (03, 03b, 03c), the policy holder
 * (06, 06b).
 */
import { Lock, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Segmented } from '../choice/Segmented.tsx'
import { DateField } from '../date/DateField.tsx'
import { Note } from '../feedback/Note.tsx'
import { revealFirstProblem } from '../field/FieldFrame.tsx'
import { NumericField } from '../field/NumericField.tsx'
import { TextField } from '../field/TextField.tsx'
import { OnwardChevron } from '../icon/direction.tsx'
import { Card, Rule } from '../layout/Card.tsx'
import { Pair, Row, Stack } from '../layout/Stack.tsx'
import { StepLayout } from '../layout/StepLayout.tsx'
import { PickerField } from '../picker/PickerField.tsx'
import { emptyPlate } from '../plate/plate-draft.ts'
import { isPlateFilled } from '../plate/plate-entry.ts'
import { PlateField } from '../plate/PlateField.tsx'
import { PlateView } from '../plate/PlateView.tsx'
import { FactRows } from '../price/InvoiceRows.tsx'
import { BottomSheet } from '../sheet/BottomSheet.tsx'
import { Text } from '../text/Text.tsx'
import { nothing, phases, PLATE, type Scenes, TODAY } from './scenes.ts'

function Inquiry({ filled = false }: { filled?: boolean }) {
  const [plate, setPlate] = useState(filled ? PLATE : emptyPlate)
  const [code, setCode] = useState(filled ? '0084575948' : '')
  const ready = isPlateFilled(plate) && code.length === 10
  return (
    <StepLayout
      title="بیمهٔ شخص ثالث"
      onBack={nothing}
      onSupport={nothing}
      progress={{ names: phases, position: 1, fill: 0.125 }}
      bumper={{
        action: (
          <Button full blocked={!ready} onBlockedPress={revealFirstProblem}>
            استعلام
          </Button>
        ),
      }}
    >
      <div>
        <Text as="h2" look="h1">
          پلاک خودرو چند است؟
        </Text>
        <Text look="small" tone="soft">
          مشخصات خودرو و سابقهٔ بیمه را خودمان پیدا می‌کنیم.
        </Text>
      </div>
      <PlateField
        label="پلاک"
        help="همان‌طور که روی پلاک می‌بینید، از چپ به راست."
        value={plate}
        onChange={setPlate}
        missing={!isPlateFilled(plate)}
      />
      <NumericField
        label="کد ملی مالک خودرو"
        help="کسی که سند خودرو به نام اوست، حتی اگر خریدار بیمه نباشد."
        length={10}
        value={code}
        onChange={setCode}
        right={code.length === 10}
        missing={code.length < 10}
      />
      <div style={{ marginTop: -8 }}>
        <Button kind="link" iconEnd={<OnwardChevron />}>
          پلاک یا کد ملی مالک را ندارم
        </Button>
      </div>
      <div style={{ marginTop: 'auto' }}>
        <Row>
          <Lock size={16} color="var(--ink3)" aria-hidden="true" />
          <Text look="micro" tone="quiet">
            فقط برای استعلام از سامانهٔ سنهاب بیمهٔ مرکزی استفاده می‌شود.
          </Text>
        </Row>
      </div>
    </StepLayout>
  )
}

const titles = 'پژو پراید پیکان پارس پورشه سمند تارا دنا رانا کوییک ساینا تیبا'.split(' ')
const brands = titles.map((title, index) => ({
  value: title,
  title,
  detail: `${['۲۴', '۹', '۳', '۱۱', '۶'][index % 5]} مدل`,
}))
const facts = Object.entries({
  'نوع خودرو': 'سواری',
  کاربری: 'شخصی',
  برند: 'پژو',
  مدل: '۲۰۷ دنده‌ای',
  'سال ساخت': '۱۳۹۹',
}).map(([label, value]) => ({ label, value }))
const plain = (...names: string[]) => names.map((title) => ({ value: title, title, tile: null }))
const count = (found: number) => `${found.toLocaleString('fa')} برند`

function Vehicle({ editing = false }: { editing?: boolean }) {
  const [open, setOpen] = useState(editing)
  const [brand, setBrand] = useState<string | null>('پژو')
  const [use, setUse] = useState<string | null>('شخصی')
  return (
    <StepLayout
      title="بیمهٔ شخص ثالث"
      onBack={nothing}
      onSupport={nothing}
      progress={{ names: phases, position: 1, fill: 0.375 }}
      bumper={{ action: <Button full>درست است، ادامه</Button> }}
    >
      <div>
        <Text as="h2" look="h1">
          این خودروی شماست؟
        </Text>
        <Text look="small" tone="soft">
          نتیجهٔ استعلام سنهاب. اگر چیزی درست نیست، ویرایش کنید.
        </Text>
      </div>
      <Card pad="none">
        <div style={{ padding: '14px 16px' }}>
          <Row justify="between">
            <PlateView plate={PLATE} />
            <Button kind="link" icon={<Pencil size={17} aria-hidden="true" />} onClick={() => setOpen(true)}>
              ویرایش
            </Button>
          </Row>
        </div>
        <Rule />
        <div style={{ padding: '4px 16px 6px' }}>
          <FactRows facts={facts} />
        </div>
      </Card>
      <Note kind="soft">این اطلاعات از سامانهٔ بیمهٔ مرکزی آمده و روی بیمه‌نامه چاپ می‌شود.</Note>
      <BottomSheet
        open={open}
        onClose={() => setOpen(false)}
        title="ویرایش مشخصات خودرو"
        footer={<Button full>تأیید و ادامه</Button>}
      >
        <Card tone="sunken" pad="tight">
          <Row justify="between">
            <Stack gap={0}>
              <Text look="small" weight="semi">
                پلاک
              </Text>
              <Text look="micro" tone="quiet">
                اینجا قابل ویرایش نیست
              </Text>
            </Stack>
            <PlateView plate={PLATE} />
          </Row>
        </Card>
        <Pair>
          <PickerField
            label="نوع خودرو"
            title="نوع خودرو"
            placeholder="انتخاب"
            options={plain('سواری', 'وانت', 'اتوبوس')}
            value="سواری"
            onChange={nothing}
            countText={count}
          />
          <PickerField
            label="کاربری"
            title="کاربری"
            placeholder="انتخاب"
            options={plain('شخصی', 'تاکسی', 'اداری')}
            value={use}
            onChange={setUse}
            countText={count}
          />
        </Pair>
        <PickerField
          label="برند"
          title="انتخاب برند"
          placeholder="انتخاب"
          options={brands}
          value={brand}
          onChange={setBrand}
          countText={count}
          askExpert={{ question: 'برندتان را پیدا نکردید؟', onAsk: nothing }}
        />
        <PickerField
          label="مدل"
          title="انتخاب مدل"
          placeholder="انتخاب مدل"
          options={[]}
          value={null}
          onChange={nothing}
          countText={count}
          disabledReason="اول برند را انتخاب کنید."
        />
        <PickerField
          label="سال ساخت"
          title="سال ساخت"
          placeholder="انتخاب"
          help="سال ساخت روی کارت خودرو و برگ سبز نوشته شده است."
          options={[{ value: '1399', title: '۱۳۹۹', detail: '۲۰۲۰ میلادی', tile: null }]}
          value="1399"
          onChange={nothing}
          countText={count}
          showDetail
        />
        <Note>اگر برند را عوض کنید، باید مدل را دوباره انتخاب کنید.</Note>
      </BottomSheet>
    </StepLayout>
  )
}

function Holder({ wrong = false }: { wrong?: boolean }) {
  const [who, setWho] = useState('self')
  const [code, setCode] = useState(wrong ? '008457594' : '0084575948')
  const [phone, setPhone] = useState('09123456789')
  const [birth, setBirth] = useState<string | null>(wrong ? null : '1369-02-12')
  const [name, setName] = useState('سارا')
  return (
    <StepLayout
      title="اطلاعات بیمه‌گذار"
      onBack={nothing}
      onSupport={nothing}
      progress={{ names: phases, position: 3, fill: 0.125 }}
      bumper={{
        action: (
          <Button
            full
            loading={!wrong && code.length < 10}
            blocked={wrong}
            onBlockedPress={revealFirstProblem}
          >
            ثبت و ادامه
          </Button>
        ),
      }}
    >
      <Text as="h2" look="h2">
        بیمه‌نامه به نام چه کسی صادر شود؟
      </Text>
      <Segmented
        label="بیمه‌گذار"
        value={who}
        onChange={setWho}
        segments={[
          { value: 'self', title: 'خودم، مالک خودرو' },
          { value: 'other', title: 'شخص دیگر' },
        ]}
      />
      <Pair>
        <TextField
          label="نام"
          value={name}
          onChange={setName}
          error={wrong ? 'در نام فقط حرف و فاصله بنویسید؛ عدد و نشانه مجاز نیست.' : undefined}
        />
        <TextField label="نام خانوادگی" value="رستگار" onChange={nothing} />
      </Pair>
      <NumericField
        label="کد ملی"
        value={code}
        onChange={setCode}
        length={10}
        right={code.length === 10}
        error={wrong ? 'کد ملی ۱۰ رقم است؛ ۱ رقم کم دارد.' : undefined}
      />
      <DateField
        label="تاریخ تولد"
        title="تاریخ تولد بیمه‌گذار"
        help="مطابق شناسنامه."
        value={birth}
        onChange={setBirth}
        today={TODAY}
        start="1370-01-01"
        birth
        missing={birth === null}
      />
      <NumericField
        label="شمارهٔ موبایل"
        help="سیم‌کارت باید به نام خود بیمه‌گذار باشد."
        value={phone}
        onChange={setPhone}
        max={11}
      />
    </StepLayout>
  )
}

export const formScenes: Scenes = {
  inquiry: () => <Inquiry filled />,
  'inquiry-empty': () => <Inquiry />,
  vehicle: () => <Vehicle />,
  'vehicle-edit': () => <Vehicle editing />,
  holder: () => <Holder />,
  'holder-wrong': () => <Holder wrong />,
}
