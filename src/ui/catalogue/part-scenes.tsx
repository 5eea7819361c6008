/** Scenes of single parts: every button, chip, note, plate, price, emblem; home. */
import { Camera, Download } from 'lucide-react'
import { Button, ButtonLink } from '../button/Button.tsx'
import { RowSkeletons } from '../feedback/Skeleton.tsx'
import { IconTile, Tag } from '../feedback/Marks.tsx'
import { StatusChip } from '../feedback/StatusChip.tsx'
import { Note } from '../feedback/Note.tsx'
import { TextArea } from '../field/TextArea.tsx'
import { TextField } from '../field/TextField.tsx'
import { Code, DateText, Digits, Money, Percent, RoundMoney } from '../format/Format.tsx'
import { emblemColours } from '../insurer/emblem-colours.ts'
import { InsurerLogo } from '../insurer/InsurerLogo.tsx'
import { Row, Stack } from '../layout/Stack.tsx'
import { MotorcyclePlateField } from '../plate/MotorcyclePlateField.tsx'
import { PlateView } from '../plate/PlateView.tsx'
import { PriceBlock } from '../price/PriceBlock.tsx'
import { Text } from '../text/Text.tsx'
import { MOTORCYCLE_PLATE, nothing, PLATE, type Scenes, TODAY } from './scenes.ts'

const kinds = ['primary', 'tonal', 'outline', 'link', 'dashed', 'saffron'] as const
const notes = ['info', 'warn', 'soft', 'err', 'ok'] as const
const looks = ['hero', 'h1', 'h2', 'title', 'body', 'small', 'caption', 'micro'] as const

const Parts = () => (
  <div style={{ padding: 16, maxWidth: 560 }}>
    <Stack gap={20}>
      {kinds.map((kind) => (
        <Row key={kind} wrap>
          <Button kind={kind}>ثبت و ادامه</Button>
          <Button kind={kind} loading>
            ثبت و ادامه
          </Button>
          <Button kind={kind} blocked>
            ثبت و ادامه
          </Button>
          <Button kind={kind} loading icon={<Download size={20} aria-hidden="true" />}>
            دریافت
          </Button>
        </Row>
      ))}
      <Row wrap>
        <Button kind="outline" tone="danger">
          حذف
        </Button>
        <Button kind="link" tone="danger">
          حذف کد
        </Button>
        <ButtonLink href="#parts" kind="tonal">
          پیوند
        </ButtonLink>
      </Row>
      <Row wrap>
        <StatusChip kind="ok">صادرشده</StatusChip>
        <StatusChip kind="warn">اصلاح مدارک</StatusChip>
        <StatusChip kind="err">منقضی‌شده</StatusChip>
        <StatusChip kind="info">در حال صدور</StatusChip>
        <StatusChip kind="neutral">لغوشده</StatusChip>
        <Tag>بدون سود</Tag>
        <Tag line>ارسال با پست</Tag>
        <IconTile>
          <Camera size={22} />
        </IconTile>
      </Row>
      {notes.map((kind) => (
        <Note key={kind} kind={kind}>
          خودرو تمیز و در جای روشن باشد تا مدارک خوانا دیده شود.
        </Note>
      ))}
      <Row wrap gap={12}>
        <PlateView plate={PLATE} size="xs" />
        <PlateView plate={PLATE} />
        <PlateView plate={{ ...PLATE, plk2: '01' }} size="large" />
        <PlateView plate={MOTORCYCLE_PLATE} size="xs" />
        <PlateView plate={MOTORCYCLE_PLATE} />
        <PlateView plate={MOTORCYCLE_PLATE} size="review" />
        <PlateView plate={MOTORCYCLE_PLATE} size="large" />
      </Row>
      <MotorcyclePlateField
        label="پلاک موتورسیکلت"
        help="۳ رقم بالا و ۵ رقم پایین پلاک را وارد کنید."
        value={MOTORCYCLE_PLATE}
        onChange={nothing}
      />
      <Row wrap gap={24} align="end">
        <PriceBlock toman={5_702_400} before={6_480_000} percent={12} />
        <PriceBlock toman={6_480_000} reserve />
        <PriceBlock toman={5_702_400} size="xl" />
      </Row>
      <Text>
        <Money toman={300_000} />، <RoundMoney toman={200_000_000} />، <RoundMoney toman={53_300_000} />،{' '}
        <Percent value={35} />، <Money toman={-324_000} size="row" />، <DateText date="1404-09-04" weekday />،{' '}
        <DateText date="1404-09-04" today={TODAY} />، کد <Digits>0084575948</Digits> و{' '}
        <Code mono>E-50417</Code>.
      </Text>
      {looks.map((look) => (
        <Text key={look} look={look}>
          پژو ۲۰۷ و بیمهٔ دماوند
        </Text>
      ))}
      <TextField label="کد تخفیف" latin value="SEPAR30" onChange={nothing} right />
      <TextField
        label="غیرفعال"
        value="سواری"
        disabled
        onChange={nothing}
        warning="در پنج رقم اول کد پستی معمولاً ۰ و ۲ نیست؛ اگر مطمئن هستید ادامه دهید."
      />
      <TextArea
        label="نشانی"
        value="خیابان شریعتی، کوچهٔ گلستان"
        onChange={nothing}
        help="خیابان، کوچه و نشانی دقیق."
      />
      <RowSkeletons sentence="در حال گرفتن مشخصات خودرو…" />
    </Stack>
  </div>
)

const Emblems = () => (
  <div
    style={{
      padding: 16,
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
      gap: 12,
      justifyItems: 'center',
    }}
  >
    {[...Object.keys(emblemColours), 'unknown'].map((slug) => (
      <Stack key={slug} gap={4} align="center">
        <InsurerLogo slug={slug} />
        <InsurerLogo slug={slug} size="small" />
        <Text look="micro">{slug}</Text>
      </Stack>
    ))}
  </div>
)

export const partScenes: Scenes = { parts: Parts, emblems: Emblems }
